#import "YSLoginDataManager.h"

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

@implementation YSLoginDataManager

#pragma mark - 缓存

- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password
{
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    [defaults setObject:account forKey:kYSLastAccountKey];
    [defaults setObject:user.avatarPath forKey:[@"avatar." stringByAppendingString:user.userID ?: @""]];
    if (password.length > 0 && [defaults boolForKey:kYSRememberPasswordKey]) {
        [YSKeychain setPassword:password forAccount:account];
    }
}

@end
