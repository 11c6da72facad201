#import <Foundation/Foundation.h>

#import "YSLoginInteractorOutputProtocol.h"
#import "YSLoginInteractorProtocol.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorProtocol>

@property (nonatomic, weak) id<YSLoginInteractorOutputProtocol> output;

@end
