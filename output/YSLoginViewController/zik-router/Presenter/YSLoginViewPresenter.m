#import "YSLoginViewPresenter.h"

#import <UIKit/UIKit.h>
#import "YSLoginViewController.h"
#import "YSLoginViewRouter.h"
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

@implementation YSLoginViewPresenter {
    NSInteger failedTimes; // 连续失败次数
}

@synthesize failedTimes = failedTimes;

#pragma mark - 校验

- (NSString *)codeButtonTitle
{
    if (self.interactor.remainingSeconds > 0) {
        return [NSString stringWithFormat:NSLocalizedString(@"%ld秒后重发", nil), (long)self.interactor.remainingSeconds];
    }
    return self.view.codeTicket ? NSLocalizedString(@"重新获取", nil) : NSLocalizedString(@"获取验证码", nil);
}

#pragma mark - 网络请求

- (void)loginInWithInfo:(NSDictionary *)userInfo
{
    [self.view showLoading:YES];
    __weak typeof(self) weakSelf = self;
    self.view.loginTask = [self.interactor postPath:@"login" parameters:userInfo success:^(NSDictionary *responseObject) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) return;
        [strongSelf.view showLoading:NO];
        strongSelf->failedTimes = 0;
        YSUser *user = [[YSUser alloc] initWithDictionary:responseObject];
        [strongSelf.interactor saveUser:user account:userInfo[@"account"] password:userInfo[@"password"]];
        [strongSelf.view loginSuccessWithUser:user];
    } failure:^(NSError *error) {
        [weakSelf.view showLoading:NO];
        [weakSelf.view countFailure:error];
        [weakSelf.view routeWithLoginError:error];
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
        [weakSelf.view routeWithLoginError:error];
    }];
}

#pragma mark - Passed on

- (NSInteger)remainingSeconds
{
    return self.interactor.remainingSeconds;
}

- (void)setRemainingSeconds:(NSInteger)remainingSeconds
{
    self.interactor.remainingSeconds = remainingSeconds;
}

- (NSTimer *)codeTimer
{
    return self.view.codeTimer;
}

- (void)setCodeTimer:(NSTimer *)codeTimer
{
    self.view.codeTimer = codeTimer;
}

- (NSURLSession *)session
{
    return self.interactor.session;
}

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure
{
    return [self.interactor postPath:path parameters:parameters success:success failure:failure];
}

- (void)bindPhoneWithTicket:(NSString *)ticket
{
    [self.router bindPhoneWithTicket:ticket];
}

- (void)showProtocol
{
    [self.router showProtocol];
}

- (void)stopCodeTimer
{
    [self.interactor stopCodeTimer];
}

@end
