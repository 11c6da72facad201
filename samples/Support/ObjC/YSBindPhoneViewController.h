#import <UIKit/UIKit.h>

/// 绑定手机
@interface YSBindPhoneViewController : UIViewController

@property (nonatomic, copy) NSString *ticket;

@end
