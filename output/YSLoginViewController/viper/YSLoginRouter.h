#import <UIKit/UIKit.h>

#import "YSLoginProtocols.h"

@interface YSLoginRouter : NSObject <YSLoginRouterInput>

@property (nonatomic, weak) UIViewController *viewController;

@end
