#import "YSLoginPresenter.h"

#import <UIKit/UIKit.h>
#import "YSLoginViewController.h"
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

static const NSInteger kYSCodeSeconds = 60;
static const NSInteger kYSMaxFailedTimes = 5;

@interface YSLoginPresenter ()

@property (nonatomic, strong) NSURLSessionDataTask *loginTask;
@property (nonatomic, strong) NSDate *lockedUntil;
@property (nonatomic, copy) NSString *codeTicket; // 短信验证码凭证

@end

@implementation YSLoginPresenter {
    NSInteger _remainingSeconds;
    NSInteger failedTimes; // 连续失败次数
}

@synthesize loginMode = _loginMode;
@synthesize account = _account;
@synthesize remainingSeconds = _remainingSeconds;

- (void)setUp
{
    _loginMode = YSLoginModePassword;
}

- (void)viewDidDisappear
{
    [self.loginTask cancel];
}

#pragma mark - 事件处理

- (void)loginClickWithMessage:(NSString *)message account:(NSString *)account secret:(NSString *)secret
{
    if (message) {
        [YSProgressHUD showAutoDisappearWithTitle:message];
        return;
    }
    YSStatisticsEvent(@"login_click", @{@"mode" : @(self.loginMode)});
    [self loginInWithInfo:[self.interactor userInfoWithAccount:account secret:secret]];
}

- (void)cancelClick
{
    [self.router close];
}

- (void)protocolTap
{
    [self.router showProtocol];
}

- (void)modeChangedWithSelectedSegmentIndex:(NSInteger)selectedSegmentIndex
{
    self.loginMode = (YSLoginMode)selectedSegmentIndex;
    [self.view reloadMode];
}

- (void)rememberChangedWithBool:(BOOL)on
{
    if (!on) {
        [YSKeychain deletePasswordForAccount:[self.view trimmedAccount]];
    }
}

#pragma mark - 校验

- (NSString *)codeButtonTitle
{
    if (_remainingSeconds > 0) {
        return [NSString stringWithFormat:NSLocalizedString(@"%ld秒后重发", nil), (long)_remainingSeconds];
    }
    return self.codeTicket ? NSLocalizedString(@"重新获取", nil) : NSLocalizedString(@"获取验证码", nil);
}

#pragma mark - 网络请求

- (void)loginInWithInfo:(NSDictionary *)userInfo
{
    [self.view showLoading:YES];
    __weak typeof(self) weakSelf = self;
    self.loginTask = [self.interactor postPath:@"login" parameters:userInfo success:^(NSDictionary *responseObject) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) return;
        [strongSelf.view showLoading:NO];
        strongSelf->failedTimes = 0;
        YSUser *user = [[YSUser alloc] initWithDictionary:responseObject];
        [strongSelf.interactor saveUser:user account:userInfo[@"account"] password:userInfo[@"password"]];
        [strongSelf loginSuccessWithUser:user];
    } failure:^(NSError *error) {
        [weakSelf.view showLoading:NO];
        [weakSelf countFailure:error];
        [weakSelf routeWithLoginError:error];
    }];
}

- (void)requestCodeWithMobile:(NSString *)mobile
{
    __weak YSLoginPresenter *weakSelf = self;
    [self.interactor postPath:@"code" parameters:@{@"mobile" : mobile} success:^(NSDictionary *responseObject) {
        weakSelf.codeTicket = responseObject[@"ticket"];
        [weakSelf startCodeTimer];
    } failure:^(NSError *error) {
        [weakSelf.view updateCodeButton];
        [YSProgressHUD showAutoDisappearWithTitle:error.localizedDescription];
    }];
}

- (void)fetchAvatarImageWithAccount:(NSString *)accountStr
{
    UIImage *cached = [self.view cachedAvatarForAccount:accountStr];
    if (cached) {
        [self.view showAvatar:cached];
        return;
    }
    NSString *escaped = [accountStr
        stringByAddingPercentEncodingWithAllowedCharacters:[NSCharacterSet URLQueryAllowedCharacterSet]];
    NSURL *url = [NSURL URLWithString:[NSString stringWithFormat:@"%@avatar?account=%@", kYSBaseURL, escaped]];
    __weak typeof(self) weakSelf = self;
    [[self.interactor.session dataTaskWithURL:url completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        UIImage *image = data ? [UIImage imageWithData:data] : nil;
        if (!image) return;
        dispatch_async(dispatch_get_main_queue(), ^{
            [weakSelf.view cacheAvatar:image forAccount:accountStr];
            [weakSelf.view showAvatar:image];
        });
    }] resume];
}

#pragma mark - 第三方登录

- (void)thirdLoginWithLoginType:(YSThirdLoginType)loginType
{
    YSStatisticsEvent(@"third_login", @{@"type" : @(loginType)});
    __weak typeof(self) weakSelf = self;
    [YSThirdLogin authorizeWithLoginType:loginType success:^(NSDictionary *userInfo) {
        [weakSelf loginInWithInfo:userInfo];
    } failure:^(NSError *error) {
        if (error.code == NSUserCancelledError) {
            return;
        }
        [weakSelf routeWithLoginError:error];
    }];
}

#pragma mark - 登录结果

- (void)loginSuccessWithUser:(YSUser *)user
{
    [self.interactor updateCurrentUser:user];
    [self.view didLoginWithUser:user];
    [self.router close];
}

- (void)countFailure:(NSError *)error
{
    if (error.code != YSLoginErrorCodeWrongPassword) {
        return;
    }
    failedTimes++;
    if (failedTimes >= kYSMaxFailedTimes) {
        failedTimes = 0;
        self.lockedUntil = [NSDate dateWithTimeIntervalSinceNow:10 * 60];
    }
}

/// 根据错误码进入不同的流程
- (void)routeWithLoginError:(NSError *)error
{
    if (![error.domain isEqualToString:kYSErrorDomain]) {
        [YSProgressHUD showAutoDisappearWithTitle:NSLocalizedString(@"网络不给力,请稍后再试", nil)];
        return;
    }
    __weak typeof(self) weakSelf = self;
    switch (error.code) {
        case YSLoginErrorCodeUnknownUser: {
            [self.view showAlertWithTitle:NSLocalizedString(@"账号不存在", nil)
                                  confirm:NSLocalizedString(@"去注册", nil)
                                  handler:^{
                                 [weakSelf.view registAccount];
                             }];
            break;
        }
        case YSLoginErrorCodeLocked: {
            [self.view showAlertWithTitle:error.localizedDescription
                                  confirm:NSLocalizedString(@"找回密码", nil)
                                  handler:^{
                                 [weakSelf.view forgetPassword];
                             }];
            break;
        }
        case YSLoginErrorCodePhoneNotBound:
            [self.router bindPhoneWithTicket:error.userInfo[@"ticket"]];
            break;
        default:
            [YSProgressHUD showAutoDisappearWithTitle:error.localizedDescription];
            break;
    }
}

#pragma mark - 缓存

- (void)fillLastAccount
{
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    NSString *account = self.account ?: [defaults stringForKey:kYSLastAccountKey];
    [self.view updateFillLastAccountWithDefaults:defaults account:account];
}

- (void)handleLoginModeWithInfo:(NSMutableDictionary *)info secret:(NSString *)secret
{
    if (self.loginMode == YSLoginModeCode) {
        info[@"code"] = secret;
        info[@"ticket"] = self.codeTicket;
    } else {
        info[@"password"] = secret;
    }
}

#pragma mark - 倒计时

- (void)startCodeTimer
{
    [self stopCodeTimer];
    _remainingSeconds = kYSCodeSeconds;
    [self.view updateCodeTimer];
    [[NSRunLoop mainRunLoop] addTimer:self.view.codeTimer forMode:NSRunLoopCommonModes];
    [self.view updateCodeButton];
}

- (void)stopCodeTimer
{
    [self.view.codeTimer invalidate];
    self.view.codeTimer = nil;
    _remainingSeconds = 0;
}

- (void)codeTimerFired
{
    _remainingSeconds -= 1;
    if (_remainingSeconds <= 0) {
        [self stopCodeTimer];
    }
    [self.view updateCodeButton];
}

#pragma mark - Passed on

- (void)saveYSRememberPasswordWithBool:(BOOL)on
{
    [self.interactor saveYSRememberPasswordWithBool:on];
}

@end
