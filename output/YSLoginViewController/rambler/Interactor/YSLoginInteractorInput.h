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

@class YSUser;

/// What `YSLoginPresenter` asks of `YSLoginInteractor`.
@protocol YSLoginInteractorInput <NSObject>

@property (nonatomic, readonly) NSURLSession *session;

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure;
- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password;
- (NSDictionary *)userInfoWithAccount:(NSString *)account secret:(NSString *)secret;
- (void)saveYSRememberPasswordWithBool:(BOOL)on;
- (void)updateCurrentUser:(YSUser *)user;

@end
