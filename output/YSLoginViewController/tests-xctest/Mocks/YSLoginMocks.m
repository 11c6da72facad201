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

- (void)setLoginMode:(YSLoginMode)loginMode
{
    [self.log addObject:@"presenter.loginMode ="];
    _loginMode = loginMode;
}

- (void)setAccount:(NSString *)account
{
    [self.log addObject:@"presenter.account ="];
    _account = account;
}

- (NSString *)codeButtonTitle
{
    [self.log addObject:@"presenter.codeButtonTitle"];
    return self.codeButtonTitleStub;
}

- (void)loginInWithInfo:(NSDictionary *)userInfo
{
    [self.log addObject:@"presenter.loginInWithInfo:"];
    self.loginInWithInfoUserInfo = userInfo;
}

- (void)requestCodeWithMobile:(NSString *)mobile
{
    [self.log addObject:@"presenter.requestCodeWithMobile:"];
    self.requestCodeWithMobile = mobile;
}

- (void)fetchAvatarImageWithAccount:(NSString *)accountStr
{
    [self.log addObject:@"presenter.fetchAvatarImageWithAccount:"];
    self.fetchAvatarImageWithAccountAccountStr = accountStr;
}

- (void)thirdLoginWithLoginType:(YSThirdLoginType)loginType
{
    [self.log addObject:@"presenter.thirdLoginWithLoginType:"];
    self.thirdLoginWithLoginType = loginType;
}

- (void)fillLastAccount
{
    [self.log addObject:@"presenter.fillLastAccount"];
}

- (void)stopCodeTimer
{
    [self.log addObject:@"presenter.stopCodeTimer"];
}

- (void)setUp
{
    [self.log addObject:@"presenter.setUp"];
}

- (void)viewDidDisappear
{
    [self.log addObject:@"presenter.viewDidDisappear"];
}

- (void)loginClickWithMessage:(NSString *)message account:(NSString *)account secret:(NSString *)secret
{
    [self.log addObject:@"presenter.loginClickWithMessage:account:secret:"];
    self.loginClickWithMessage = message;
    self.loginClickWithMessageAccount = account;
    self.loginClickWithMessageSecret = secret;
}

- (void)cancelClick
{
    [self.log addObject:@"presenter.cancelClick"];
}

- (void)protocolTap
{
    [self.log addObject:@"presenter.protocolTap"];
}

- (void)modeChangedWithSelectedSegmentIndex:(NSInteger)selectedSegmentIndex
{
    [self.log addObject:@"presenter.modeChangedWithSelectedSegmentIndex:"];
    self.modeChangedWithSelectedSegmentIndex = selectedSegmentIndex;
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

- (void)reloadMode
{
    [self.log addObject:@"view.reloadMode"];
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

- (void)showAlertWithTitle:(NSString *)title confirm:(NSString *)confirm handler:(void (^)(void))handler
{
    [self.log addObject:@"view.showAlertWithTitle:confirm:handler:"];
    self.showAlertWithTitle = title;
    self.showAlertWithTitleConfirm = confirm;
    self.showAlertWithTitleHandler = handler;
}

- (NSString *)trimmedAccount
{
    [self.log addObject:@"view.trimmedAccount"];
    return self.trimmedAccountStub;
}

- (void)registAccount
{
    [self.log addObject:@"view.registAccount"];
}

- (void)forgetPassword
{
    [self.log addObject:@"view.forgetPassword"];
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

- (void)didLoginWithUser:(YSUser *)user
{
    [self.log addObject:@"view.didLoginWithUser:"];
    self.didLoginWithUser = user;
}

- (void)updateFillLastAccountWithDefaults:(NSUserDefaults *)defaults account:(NSString *)account
{
    [self.log addObject:@"view.updateFillLastAccountWithDefaults:account:"];
    self.updateFillLastAccountWithDefaults = defaults;
    self.updateFillLastAccountWithDefaultsAccount = account;
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
        _userInfoWithAccountStub = @{};
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

- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password
{
    [self.log addObject:@"interactor.saveUser:account:password:"];
    self.saveUser = user;
    self.saveUserAccount = account;
    self.saveUserPassword = password;
}

- (NSDictionary *)userInfoWithAccount:(NSString *)account secret:(NSString *)secret
{
    [self.log addObject:@"interactor.userInfoWithAccount:secret:"];
    self.userInfoWithAccount = account;
    self.userInfoWithAccountSecret = secret;
    return self.userInfoWithAccountStub;
}

- (void)saveYSRememberPasswordWithBool:(BOOL)on
{
    [self.log addObject:@"interactor.saveYSRememberPasswordWithBool:"];
    self.saveYSRememberPasswordWithBoolOn = on;
}

- (void)updateCurrentUser:(YSUser *)user
{
    [self.log addObject:@"interactor.updateCurrentUser:"];
    self.updateCurrentUser = user;
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

- (void)handleLoginModeWithInfo:(NSMutableDictionary *)info secret:(NSString *)secret
{
    [self.log addObject:@"output.handleLoginModeWithInfo:secret:"];
    self.handleLoginModeWithInfo = info;
    self.handleLoginModeWithInfoSecret = secret;
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
