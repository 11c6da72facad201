#import <UIKit/UIKit.h>

/// 注册
@interface YSRegisterViewController : UIViewController

@property (nonatomic, copy) void (^completion)(NSString *account, NSString *password);

@end
