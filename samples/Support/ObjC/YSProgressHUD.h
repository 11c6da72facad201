#import <UIKit/UIKit.h>

/// 加载提示
@interface YSProgressHUD : NSObject

+ (void)showInView:(UIView *)view;
+ (void)hideInView:(UIView *)view;
+ (void)showAutoDisappearWithTitle:(NSString *)title;

@end
