#import "JTLoginParts.h"

@interface JTLoginViewPresenter () <ZIKTViperPresenterPrivate, JTLoginInteractorEventHandler>
@property (nonatomic, weak) id<ZIKTViperView, JTLoginViewInput> view;
@property (nonatomic, strong) id<ZIKTViperInteractor, JTLoginInteractorInput> interactor;
@property (nonatomic, strong) id<ZIKTViperWireframe, JTLoginWireframeInput> wireframe;
@property (nonatomic, copy) NSString *message;
@end

@implementation JTLoginViewPresenter

- (instancetype)initWithMessage:(NSString *)message {
    self = [super init];
    if (self) {
        _message = [message copy];
    }
    return self;
}

- (void)didTouchSignInWithName:(NSString *)name password:(NSString *)password {
    [self.interactor signInWithName:name password:password];
}

- (void)didSignInWithName:(NSString *)name {
    [self.delegate loginDidFinishWithName:name];
    [self.wireframe quitLogin];
}

- (void)didFailToSignIn {
    [self.view showError:@"Wrong name or password"];
}

@end
