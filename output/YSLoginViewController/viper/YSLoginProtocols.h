#import <UIKit/UIKit.h>

#import "YSThirdLogin.h"
#import "YSLoginDefine.h"

@class YSUser;

/// What `YSLoginViewController` asks of `YSLoginPresenter`.
@protocol YSLoginViewOutput <NSObject>

@property (nonatomic, assign) NSInteger remainingSeconds;
@property (nonatomic, assign) NSInteger failedTimes;
@property (nonatomic, readonly) NSURLSession *session;

- (NSString *)codeButtonTitle;
- (void)loginInWithInfo:(NSDictionary *)userInfo;
- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure;
- (void)thirdLoginWithLoginType:(YSThirdLoginType)loginType;
- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;
- (void)stopCodeTimer;

@end

/// What `YSLoginPresenter` asks of `YSLoginViewController`.
@protocol YSLoginViewInput <NSObject>

@property (nonatomic, readonly) NSTimer *codeTimer;
@property (nonatomic, readonly) NSURLSessionDataTask *loginTask;
@property (nonatomic, readonly) NSString *codeTicket;

- (void)setCodeTimer:(NSTimer *)codeTimer;
- (void)setLoginTask:(NSURLSessionDataTask *)loginTask;
- (void)showLoading:(BOOL)loading;
- (void)loginSuccessWithUser:(YSUser *)user;
- (void)countFailure:(NSError *)error;
- (void)routeWithLoginError:(NSError *)error;

@end

/// What `YSLoginPresenter` asks of `YSLoginInteractor`.
@protocol YSLoginInteractorInput <NSObject>

@property (nonatomic, assign) NSInteger remainingSeconds;
@property (nonatomic, readonly) NSURLSession *session;

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure;
- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password;
- (void)stopCodeTimer;

@end

/// What `YSLoginInteractor` asks of `YSLoginPresenter`.
@protocol YSLoginInteractorOutput <NSObject>

@property (nonatomic, strong) NSTimer *codeTimer;

@end

/// What `YSLoginPresenter` asks of `YSLoginRouter`.
@protocol YSLoginRouterInput <NSObject>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;

@end
