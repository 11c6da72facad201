#import <UIKit/UIKit.h>

@class YSUser;

/// What `YSLoginPresenter` asks of `YSLoginViewController`.
@protocol YSLoginViewInput <NSObject>

@property (nonatomic, readonly) NSTimer *codeTimer;

- (void)setCodeTimer:(NSTimer *)codeTimer;
- (void)reloadMode;
- (void)updateCodeButton;
- (void)showAvatar:(UIImage *)image;
- (void)showLoading:(BOOL)loading;
- (void)showAlertWithTitle:(NSString *)title confirm:(NSString *)confirm handler:(void (^)(void))handler;
- (NSString *)trimmedAccount;
- (void)registAccount;
- (void)forgetPassword;
- (UIImage *)cachedAvatarForAccount:(NSString *)account;
- (void)cacheAvatar:(UIImage *)image forAccount:(NSString *)account;
- (void)didLoginWithUser:(YSUser *)user;
- (void)updateFillLastAccountWithDefaults:(NSUserDefaults *)defaults account:(NSString *)account;
- (void)updateCodeTimer;

@end
