#import <UIKit/UIKit.h>

@class YSUser;

/// What `YSLoginPresenter` asks of `YSLoginViewController`.
@protocol YSLoginViewInput <NSObject>

@property (nonatomic, readonly) NSTimer *codeTimer;

- (void)setCodeTimer:(NSTimer *)codeTimer;
- (void)updateCodeButton;
- (void)showAvatar:(UIImage *)image;
- (void)showLoading:(BOOL)loading;
- (NSString *)trimmedAccount;
- (void)routeWithLoginError:(NSError *)error;
- (UIImage *)cachedAvatarForAccount:(NSString *)account;
- (void)cacheAvatar:(UIImage *)image forAccount:(NSString *)account;
- (void)loginViewControllerWithUser:(YSUser *)user;
- (void)updateCodeTimer;

@end
