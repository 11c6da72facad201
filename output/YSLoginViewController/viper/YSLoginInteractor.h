#import <Foundation/Foundation.h>

#import "YSLoginProtocols.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorInput>

@property (nonatomic, weak) id<YSLoginInteractorOutput> output;

@end
