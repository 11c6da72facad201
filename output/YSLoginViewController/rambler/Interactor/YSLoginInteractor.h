#import <Foundation/Foundation.h>

#import "YSLoginInteractorInput.h"
#import "YSLoginInteractorOutput.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorInput>

@property (nonatomic, weak) id<YSLoginInteractorOutput> output;

@end
