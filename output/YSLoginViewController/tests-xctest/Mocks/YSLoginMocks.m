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

- (void)viewDidDisappear
{
    [self.log addObject:@"presenter.viewDidDisappear"];
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

- (void)updateInfo:(NSMutableDictionary *)info secret:(NSString *)secret
{
    [self.log addObject:@"presenter.updateInfo:secret:"];
    self.updateInfo = info;
    self.updateInfoSecret = secret;
}

- (void)updateInfoForUserInfo:(NSMutableDictionary *)info
{
    [self.log addObject:@"presenter.updateInfoForUserInfo:"];
    self.updateInfoForUserInfo = info;
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

- (void)setLoginMode:(YSLoginMode)loginMode
{
    [self.log addObject:@"view.loginMode ="];
    _loginMode = loginMode;
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
    }
    return self;
}

- (void)setLoginTask:(NSURLSessionDataTask *)loginTask
{
    [self.log addObject:@"interactor.loginTask ="];
    _loginTask = loginTask;
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

- (void)cancelLoginTask
{
    [self.log addObject:@"interactor.cancelLoginTask"];
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

- (void)updateInfoForUserInfo:(NSMutableDictionary *)info
{
    [self.log addObject:@"interactor.updateInfoForUserInfo:"];
    self.updateInfoForUserInfo = info;
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
