#import "YSLoginMocks.h"

@interface YSLoginViewOutputMock ()

@property (nonatomic, readonly) NSMutableArray<NSString *> *log;

@end

@implementation YSLoginViewOutputMock

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log
{
    self = [super init];
    if (self) {
        _log = log;
        _codeButtonTitleStub = @"";
    }
    return self;
}

- (void)setCodeTicket:(NSString *)codeTicket
{
    [self.log addObject:@"presenter.codeTicket ="];
    _codeTicket = codeTicket;
}

- (void)loginInWithInfo:(NSDictionary *)userInfo
{
    [self.log addObject:@"presenter.loginInWithInfo:"];
    self.loginInWithInfoUserInfo = userInfo;
}

- (void)fetchAvatarImageWithAccount:(NSString *)accountStr
{
    [self.log addObject:@"presenter.fetchAvatarImageWithAccount:"];
    self.fetchAvatarImageWithAccountAccountStr = accountStr;
}

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure
{
    [self.log addObject:@"presenter.postPath:parameters:success:failure:"];
    self.postPath = path;
    self.postPathParameters = parameters;
    self.postPathSuccess = success;
    self.postPathFailure = failure;
    return self.postPathStub;
}

- (void)thirdLoginWithLoginType:(YSThirdLoginType)loginType
{
    [self.log addObject:@"presenter.thirdLoginWithLoginType:"];
    self.thirdLoginWithLoginType = loginType;
}

- (void)bindPhoneWithTicket:(NSString *)ticket
{
    [self.log addObject:@"presenter.bindPhoneWithTicket:"];
    self.bindPhoneWithTicket = ticket;
}

- (void)startCodeTimer
{
    [self.log addObject:@"presenter.startCodeTimer"];
}

- (void)stopCodeTimer
{
    [self.log addObject:@"presenter.stopCodeTimer"];
}

- (void)cancelClick
{
    [self.log addObject:@"presenter.cancelClick"];
}

- (void)protocolTap
{
    [self.log addObject:@"presenter.protocolTap"];
}

- (void)saveYSRememberPasswordWithBool:(BOOL)on
{
    [self.log addObject:@"presenter.saveYSRememberPasswordWithBool:"];
    self.saveYSRememberPasswordWithBoolOn = on;
}

- (void)rememberChangedWithBool:(BOOL)on
{
    [self.log addObject:@"presenter.rememberChangedWithBool:"];
    self.rememberChangedWithBoolOn = on;
}

- (NSString *)codeButtonTitle
{
    [self.log addObject:@"presenter.codeButtonTitle"];
    return self.codeButtonTitleStub;
}

- (void)updateInfo:(NSMutableDictionary *)info
{
    [self.log addObject:@"presenter.updateInfo:"];
    self.updateInfo = info;
}

- (void)codeTimerFired
{
    [self.log addObject:@"presenter.codeTimerFired"];
}

@end

@interface YSLoginViewInputMock ()

@property (nonatomic, readonly) NSMutableArray<NSString *> *log;

@end

@implementation YSLoginViewInputMock

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log
{
    self = [super init];
    if (self) {
        _log = log;
        _trimmedAccountStub = @"";
    }
    return self;
}

- (void)setCodeTimer:(NSTimer *)codeTimer
{
    [self.log addObject:@"view.codeTimer ="];
    _codeTimer = codeTimer;
}

- (void)updateCodeButton
{
    [self.log addObject:@"view.updateCodeButton"];
}

- (void)showAvatar:(UIImage *)image
{
    [self.log addObject:@"view.showAvatar:"];
    self.showAvatarImage = image;
}

- (void)showLoading:(BOOL)loading
{
    [self.log addObject:@"view.showLoading:"];
    self.showLoading = loading;
}

- (NSString *)trimmedAccount
{
    [self.log addObject:@"view.trimmedAccount"];
    return self.trimmedAccountStub;
}

- (void)routeWithLoginError:(NSError *)error
{
    [self.log addObject:@"view.routeWithLoginError:"];
    self.routeWithLoginError = error;
}

- (UIImage *)cachedAvatarForAccount:(NSString *)account
{
    [self.log addObject:@"view.cachedAvatarForAccount:"];
    self.cachedAvatarForAccount = account;
    return self.cachedAvatarForAccountStub;
}

- (void)cacheAvatar:(UIImage *)image forAccount:(NSString *)account
{
    [self.log addObject:@"view.cacheAvatar:forAccount:"];
    self.cacheAvatarImage = image;
    self.cacheAvatarAccount = account;
}

- (void)loginViewControllerWithUser:(YSUser *)user
{
    [self.log addObject:@"view.loginViewControllerWithUser:"];
    self.loginViewControllerWithUser = user;
}

- (void)updateCodeTimer
{
    [self.log addObject:@"view.updateCodeTimer"];
}

@end

@interface YSLoginInteractorInputMock ()

@property (nonatomic, readonly) NSMutableArray<NSString *> *log;

@end

@implementation YSLoginInteractorInputMock

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log
{
    self = [super init];
    if (self) {
        _log = log;
    }
    return self;
}

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure
{
    [self.log addObject:@"interactor.postPath:parameters:success:failure:"];
    self.postPath = path;
    self.postPathParameters = parameters;
    self.postPathSuccess = success;
    self.postPathFailure = failure;
    return self.postPathStub;
}

- (void)loginSuccessWithUser:(YSUser *)user
{
    [self.log addObject:@"interactor.loginSuccessWithUser:"];
    self.loginSuccessWithUser = user;
}

- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password
{
    [self.log addObject:@"interactor.saveUser:account:password:"];
    self.saveUser = user;
    self.saveUserAccount = account;
    self.saveUserPassword = password;
}

- (void)saveYSRememberPasswordWithBool:(BOOL)on
{
    [self.log addObject:@"interactor.saveYSRememberPasswordWithBool:"];
    self.saveYSRememberPasswordWithBoolOn = on;
}

- (void)updateInfo:(NSMutableDictionary *)info
{
    [self.log addObject:@"interactor.updateInfo:"];
    self.updateInfo = info;
}

@end

@interface YSLoginInteractorOutputMock ()

@property (nonatomic, readonly) NSMutableArray<NSString *> *log;

@end

@implementation YSLoginInteractorOutputMock

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log
{
    self = [super init];
    if (self) {
        _log = log;
    }
    return self;
}

- (void)handleSuccessWithUser:(YSUser *)user
{
    [self.log addObject:@"output.handleSuccessWithUser:"];
    self.handleSuccessWithUser = user;
}

@end

@interface YSLoginRouterInputMock ()

@property (nonatomic, readonly) NSMutableArray<NSString *> *log;

@end

@implementation YSLoginRouterInputMock

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log
{
    self = [super init];
    if (self) {
        _log = log;
    }
    return self;
}

- (void)bindPhoneWithTicket:(NSString *)ticket
{
    [self.log addObject:@"router.bindPhoneWithTicket:"];
    self.bindPhoneWithTicket = ticket;
}

- (void)showProtocol
{
    [self.log addObject:@"router.showProtocol"];
}

- (void)close
{
    [self.log addObject:@"router.close"];
}

@end
