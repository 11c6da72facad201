#import <Foundation/Foundation.h>

#import "YSLoginInteractorInput.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorInput>

@end
