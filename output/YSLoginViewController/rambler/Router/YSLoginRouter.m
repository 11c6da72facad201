#import "YSLoginRouter.h"

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

@implementation YSLoginRouter

#pragma mark - 事件处理

- (void)close
{
    [self.transitionHandler dismissViewControllerAnimated:YES completion:nil];
}

#pragma mark - 页面跳转

- (void)bindPhoneWithTicket:(NSString *)ticket
{
    YSBindPhoneViewController *controller = [[YSBindPhoneViewController alloc] init];
    controller.ticket = ticket;
    [self.transitionHandler.navigationController pushViewController:controller animated:YES];
}

- (void)showProtocol
{
    NSURL *url = [NSURL URLWithString:@"https://www.yscloud.example/protocol.html"];
    YSWebViewController *web = [[YSWebViewController alloc] initWithURL:url title:NSLocalizedString(@"服务协议", nil)];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:web];
    [self.transitionHandler presentViewController:navigation animated:YES completion:nil];
}

@end
