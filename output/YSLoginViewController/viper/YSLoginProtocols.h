#import <UIKit/UIKit.h>

#import "YSThirdLogin.h"
#import "YSLoginDefine.h"

@class YSUser;

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

/// What `YSLoginPresenter` asks of `YSLoginViewController`.
@protocol YSLoginViewInput <NSObject>

@property (nonatomic, readonly) NSTimer *codeTimer;

- (void)setCodeTimer:(NSTimer *)codeTimer;
- (void)updateCodeButton;
- (void)showAvatar:(UIImage *)image;
- (void)showLoading:(BOOL)loading;
- (NSString *)trimmedAccount;
- (void)routeWithLoginError:(NSError *)error;
- (UIImage *)cachedAvatarForAccount:(NSString *)account;
- (void)cacheAvatar:(UIImage *)image forAccount:(NSString *)account;
- (void)loginViewControllerWithUser:(YSUser *)user;
- (void)updateCodeTimer;

@end

/// What `YSLoginPresenter` asks of `YSLoginInteractor`.
@protocol YSLoginInteractorInput <NSObject>

@property (nonatomic, readonly) NSURLSession *session;

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure;
- (void)loginSuccessWithUser:(YSUser *)user;
- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password;
- (void)saveYSRememberPasswordWithBool:(BOOL)on;
- (void)updateInfo:(NSMutableDictionary *)info;

@end

/// What `YSLoginInteractor` asks of `YSLoginPresenter`.
@protocol YSLoginInteractorOutput <NSObject>

- (void)handleSuccessWithUser:(YSUser *)user;

@end

/// What `YSLoginPresenter` asks of `YSLoginRouter`.
@protocol YSLoginRouterInput <NSObject>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;
- (void)close;

@end
