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
#import "YSLoginViewController.h"

/// What `YSLoginViewController` asks of `YSLoginPresenter`.
@protocol YSLoginViewOutput <NSObject>

@property (nonatomic, assign) YSLoginMode loginMode;
@property (nonatomic, copy) NSString *account;
@property (nonatomic, readonly) NSInteger remainingSeconds;
@property (nonatomic, readonly) NSDate *lockedUntil;

- (NSString *)codeButtonTitle;
- (void)loginInWithInfo:(NSDictionary *)userInfo;
- (void)requestCodeWithMobile:(NSString *)mobile;
- (void)fetchAvatarImageWithAccount:(NSString *)accountStr;
- (void)thirdLoginWithLoginType:(YSThirdLoginType)loginType;
- (void)fillLastAccount;
- (void)stopCodeTimer;
- (void)setUp;
- (void)viewDidDisappear;
- (void)loginClickWithMessage:(NSString *)message account:(NSString *)account secret:(NSString *)secret;
- (void)cancelClick;
- (void)protocolTap;
- (void)modeChangedWithSelectedSegmentIndex:(NSInteger)selectedSegmentIndex;
- (void)saveYSRememberPasswordWithBool:(BOOL)on;
- (void)rememberChangedWithBool:(BOOL)on;
- (void)codeTimerFired;

@end
