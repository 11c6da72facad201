#import "YSLoginPresenter.h"

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

@implementation YSLoginPresenter {
    NSInteger failedTimes; // 连续失败次数
}

@synthesize failedTimes = failedTimes;

#pragma mark - 校验

- (NSString *)codeButtonTitle
{
    if (self.loginInteractor.remainingSeconds > 0) {
        return [NSString stringWithFormat:NSLocalizedString(@"%ld秒后重发", nil), (long)self.loginInteractor.remainingSeconds];
    }
    return self.userInterface.codeTicket ? NSLocalizedString(@"重新获取", nil) : NSLocalizedString(@"获取验证码", nil);
}

#pragma mark - 网络请求

- (void)loginInWithInfo:(NSDictionary *)userInfo
{
    [self.userInterface showLoading:YES];
    __weak typeof(self) weakSelf = self;
    self.userInterface.loginTask = [self.loginInteractor postPath:@"login" parameters:userInfo success:^(NSDictionary *responseObject) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) return;
        [strongSelf.userInterface showLoading:NO];
        strongSelf->failedTimes = 0;
        YSUser *user = [[YSUser alloc] initWithDictionary:responseObject];
        [strongSelf.loginInteractor saveUser:user account:userInfo[@"account"] password:userInfo[@"password"]];
        [strongSelf.userInterface loginSuccessWithUser:user];
    } failure:^(NSError *error) {
        [weakSelf.userInterface showLoading:NO];
        [weakSelf.userInterface countFailure:error];
        [weakSelf.userInterface routeWithLoginError:error];
    }];
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
        [weakSelf.userInterface routeWithLoginError:error];
    }];
}

#pragma mark - Passed on

- (NSInteger)remainingSeconds
{
    return self.loginInteractor.remainingSeconds;
}

- (void)setRemainingSeconds:(NSInteger)remainingSeconds
{
    self.loginInteractor.remainingSeconds = remainingSeconds;
}

- (NSTimer *)codeTimer
{
    return self.userInterface.codeTimer;
}

- (void)setCodeTimer:(NSTimer *)codeTimer
{
    self.userInterface.codeTimer = codeTimer;
}

- (NSURLSession *)session
{
    return self.loginInteractor.session;
}

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure
{
    return [self.loginInteractor postPath:path parameters:parameters success:success failure:failure];
}

- (void)bindPhoneWithTicket:(NSString *)ticket
{
    [self.loginWireframe bindPhoneWithTicket:ticket];
}

- (void)showProtocol
{
    [self.loginWireframe showProtocol];
}

- (void)stopCodeTimer
{
    [self.loginInteractor stopCodeTimer];
}

@end
