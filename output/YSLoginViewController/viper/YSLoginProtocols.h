#import <UIKit/UIKit.h>

#import "YSThirdLogin.h"
#import "YSLoginDefine.h"
#import "YSLoginViewController.h"

@class YSUser;

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

/// What `YSLoginPresenter` asks of `YSLoginViewController`.
@protocol YSLoginViewInput <NSObject>

@property (nonatomic, readonly) NSTimer *codeTimer;

- (void)setCodeTimer:(NSTimer *)codeTimer;
- (void)reloadMode;
- (void)updateCodeButton;
- (void)showAvatar:(UIImage *)image;
- (void)showLoading:(BOOL)loading;
- (void)showAlertWithTitle:(NSString *)title confirm:(NSString *)confirm handler:(void (^)(void))handler;
- (NSString *)trimmedAccount;
- (void)registAccount;
- (void)forgetPassword;
- (UIImage *)cachedAvatarForAccount:(NSString *)account;
- (void)cacheAvatar:(UIImage *)image forAccount:(NSString *)account;
- (void)didLoginWithUser:(YSUser *)user;
- (void)updateFillLastAccountWithDefaults:(NSUserDefaults *)defaults account:(NSString *)account;
- (void)updateCodeTimer;

@end

/// What `YSLoginPresenter` asks of `YSLoginInteractor`.
@protocol YSLoginInteractorInput <NSObject>

@property (nonatomic, readonly) NSURLSession *session;

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure;
- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password;
- (NSDictionary *)userInfoWithAccount:(NSString *)account secret:(NSString *)secret;
- (void)saveYSRememberPasswordWithBool:(BOOL)on;
- (void)updateCurrentUser:(YSUser *)user;

@end

/// What `YSLoginInteractor` asks of `YSLoginPresenter`.
@protocol YSLoginInteractorOutput <NSObject>

- (void)handleLoginModeWithInfo:(NSMutableDictionary *)info secret:(NSString *)secret;

@end

/// What `YSLoginPresenter` asks of `YSLoginRouter`.
@protocol YSLoginRouterInput <NSObject>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;
- (void)close;

@end
