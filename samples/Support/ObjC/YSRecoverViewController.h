#import <UIKit/UIKit.h>

/// 找回密码
@interface YSRecoverViewController : UIViewController

- (instancetype)initWithAccount:(NSString *)account;

@end
