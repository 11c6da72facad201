#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class LoginViewController;

@protocol LoginViewControllerDelegate <NSObject>

- (void)loginViewController:(LoginViewController *)controller didLoginWithAccount:(NSString *)account;
- (void)loginViewControllerDidCancel:(LoginViewController *)controller;

@end

/// Asks for an account, presented modally.
@interface LoginViewController : UIViewController

@property (nonatomic, weak, nullable) id<LoginViewControllerDelegate> delegate;
@property (nonatomic, copy, nullable) NSString *reason;

@end

NS_ASSUME_NONNULL_END
