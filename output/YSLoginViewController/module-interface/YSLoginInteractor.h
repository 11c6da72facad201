#import <Foundation/Foundation.h>

#import "YSLoginInteractorInterface.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorInterface>

@end
