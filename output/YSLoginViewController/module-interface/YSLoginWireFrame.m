#import "YSLoginWireFrame.h"

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
#import "YSLoginMessageInfo.h"

@implementation YSLoginWireFrame

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

#pragma mark - Pages by key

- (void)routingViewController:(UIViewController *)viewController messageOfPage:(YSLoginMessageInfo *)message
{
    void (^show)(YSLoginMessageInfo *) = [self pageHandlers][message.messageName];
    if (!show) {
        NSLog(@"YSLoginWireFrame has no page '%@', for which %@ asks", message.messageName, viewController);
        return;
    }
    show(message);
}

- (NSDictionary<NSString *, void (^)(YSLoginMessageInfo *)> *)pageHandlers
{
    return @{
        YSLoginPageBindPhoneWithTicket : ^(YSLoginMessageInfo *message) {
            if ([message hasValues:@{@"ticket" : @"NSString"}]) {
                [self bindPhoneWithTicket:message.params[@"ticket"]];
            }
        },
        YSLoginPageShowProtocol : ^(YSLoginMessageInfo *message) {
            [self showProtocol];
        },
    };
}

@end
