#import "YSLoginRouter.h"

#import "YSBindPhoneViewController.h"
#import "YSWebViewController.h"

@implementation YSLoginRouter

#pragma mark - 事件处理

- (void)close
{
    [self.viewController dismissViewControllerAnimated:YES completion:nil];
}

#pragma mark - 页面跳转

- (void)bindPhoneWithTicket:(NSString *)ticket
{
    YSBindPhoneViewController *controller = [[YSBindPhoneViewController alloc] init];
    controller.ticket = ticket;
    [self.viewController.navigationController pushViewController:controller animated:YES];
}

- (void)showProtocol
{
    NSURL *url = [NSURL URLWithString:@"https://www.yscloud.example/protocol.html"];
    YSWebViewController *web = [[YSWebViewController alloc] initWithURL:url title:NSLocalizedString(@"服务协议", nil)];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:web];
    [self.viewController presentViewController:navigation animated:YES completion:nil];
}

@end
