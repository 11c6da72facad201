#import "JTLoginModule.h"

@protocol JTLoginViewInput <ZIKTViperView>
- (void)showError:(NSString *)error;
@end

@protocol JTLoginViewEventHandler <ZIKTViperViewEventHandler>
- (void)didTouchSignInWithName:(NSString *)name password:(NSString *)password;
@end

@protocol JTLoginViewDataSource <NSObject>
- (NSString *)message;
@end

@protocol JTLoginInteractorInput <NSObject>
- (void)signInWithName:(NSString *)name password:(NSString *)password;
@end

@protocol JTLoginInteractorEventHandler <NSObject>
- (void)didSignInWithName:(NSString *)name;
- (void)didFailToSignIn;
@end

@protocol JTLoginWireframeInput <NSObject>
- (void)quitLogin;
@end

@interface JTLoginViewController : UIViewController <JTLoginViewInput>
@end

@interface JTLoginViewPresenter : NSObject <JTLoginViewEventHandler, JTLoginViewDataSource>
@property (nonatomic, weak) id<JTLoginViewDelegate> delegate;
- (instancetype)initWithMessage:(NSString *)message;
@end

@interface JTLoginInteractor : NSObject <JTLoginInteractorInput>
- (instancetype)initWithAccountService:(id<JTLoginAccountService>)accountService;
@end

@interface JTLoginWireframe : NSObject <JTLoginWireframeInput>
@end
