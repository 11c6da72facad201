#import <UIKit/UIKit.h>
#import <ZIKTViper/ZIKTViper.h>

@protocol JTLoginViewDelegate <NSObject>
- (void)loginDidFinishWithName:(NSString *)name;
@end

@protocol JTLoginAccountService <NSObject>
- (void)signInWithName:(NSString *)name password:(NSString *)password completion:(void (^)(BOOL accepted))completion;
@end

@protocol JTLoginRouter <ZIKTViperRouter>
+ (void)dismissViewController:(UIViewController *)source;
@end

@interface JTLoginBuilder : NSObject
+ (UIViewController *)viewControllerWithMessage:(NSString *)message
                                       delegate:(id<JTLoginViewDelegate>)delegate
                                 accountService:(id<JTLoginAccountService>)accountService
                                         router:(id<JTLoginRouter>)router;
@end
