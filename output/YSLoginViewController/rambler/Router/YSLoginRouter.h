#import <UIKit/UIKit.h>

#import "YSLoginRouterInput.h"

@interface YSLoginRouter : NSObject <YSLoginRouterInput>

@property (nonatomic, weak) UIViewController *transitionHandler;

@end
