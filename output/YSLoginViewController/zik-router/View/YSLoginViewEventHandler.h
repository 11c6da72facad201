#import <UIKit/UIKit.h>

#import "YSThirdLogin.h"
#import "UIColor+YSHex.h"
#import "YSBindPhoneViewController.h"
#import "YSKeychain.h"
#import "YSLoginDefine.h"
#import "YSProgressHUD.h"
#import "YSRecoverViewController.h"
#import "YSRegisterViewController.h"
#import "YSStatistics.h"
#import "YSUser.h"
#import "YSUserCenter.h"
#import "YSWebViewController.h"

/// What `YSLoginViewController` asks of `YSLoginViewPresenter`.
@protocol YSLoginViewEventHandler <NSObject>

- (void)loginInWithInfo:(NSDictionary *)userInfo;
- (void)thirdLoginWithLoginType:(YSThirdLoginType)loginType;
- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;
- (void)stopCodeTimer;

@end
