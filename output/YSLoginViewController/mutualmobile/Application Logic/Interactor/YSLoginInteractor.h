#import <Foundation/Foundation.h>

#import "YSLoginInteractorIO.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorInput>

@property (nonatomic, weak) id<YSLoginInteractorOutput> output;

@end
