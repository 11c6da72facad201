#import <UIKit/UIKit.h>
#import <ZIKViper/ZIKViper.h>
#import "JTLoginViewProtocol.h"

@protocol JTLoginViewInput <JTLoginViewProtocol>
- (void)showError:(NSString *)error;
@end

@protocol JTLoginViewEventHandler <ZIKViperViewEventHandler>
- (void)didTouchSignInWithName:(NSString *)name password:(NSString *)password;
@end

@protocol JTLoginViewDataSource <NSObject>
- (NSString *)lastName;
@end

@protocol JTLoginInteractorInput <NSObject>
- (NSString *)rememberedName;
- (void)signInWithName:(NSString *)name password:(NSString *)password;
@end

@protocol JTLoginInteractorEventHandler <NSObject>
- (void)didSignInWithName:(NSString *)name;
- (void)didFailToSignIn;
@end

@interface JTLoginViewController : UIViewController <JTLoginViewInput>
@property (nonatomic, copy) NSString *message;
@property (nonatomic, weak) id<JTLoginViewDelegate> delegate;
@end

@interface JTLoginViewPresenter : NSObject <JTLoginViewEventHandler, JTLoginViewDataSource>
@end

@interface JTLoginInteractor : NSObject <JTLoginInteractorInput>
@end
