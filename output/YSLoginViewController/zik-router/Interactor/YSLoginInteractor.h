#import <Foundation/Foundation.h>

#import "YSLoginInteractorDataSource.h"
#import "YSLoginInteractorInput.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorInput>

@property (nonatomic, weak) id<YSLoginInteractorDataSource> dataSource;

@end
