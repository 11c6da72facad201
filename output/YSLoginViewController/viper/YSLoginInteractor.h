#import <Foundation/Foundation.h>

#import "YSLoginProtocols.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorInput>

@end
