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

/// What `YSLoginViewController` asks of `YSLoginPresenter`.
@protocol YSLoginViewOutput <NSObject>

@property (nonatomic, readonly) NSInteger remainingSeconds;
@property (nonatomic, readonly) NSURLSessionDataTask *loginTask;
@property (nonatomic, readonly) NSDate *lockedUntil;
@property (nonatomic, readonly) NSString *codeTicket;

- (void)setCodeTicket:(NSString *)codeTicket;
- (void)loginInWithInfo:(NSDictionary *)userInfo;
- (void)fetchAvatarImageWithAccount:(NSString *)accountStr;
- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure;
- (void)thirdLoginWithLoginType:(YSThirdLoginType)loginType;
- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)startCodeTimer;
- (void)stopCodeTimer;
- (void)cancelClick;
- (void)protocolTap;
- (void)saveYSRememberPasswordWithBool:(BOOL)on;
- (void)rememberChangedWithBool:(BOOL)on;
- (NSString *)codeButtonTitle;
- (void)updateInfo:(NSMutableDictionary *)info;
- (void)codeTimerFired;

@end
