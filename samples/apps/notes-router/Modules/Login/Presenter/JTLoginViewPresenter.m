#import "JTLoginParts.h"

@interface JTLoginViewPresenter () <ZIKViperPresenterPrivate, JTLoginInteractorEventHandler>
@property (nonatomic, strong) ZIKViewRouter *router;
@property (nonatomic, weak) id<ZIKViperView, JTLoginViewInput> view;
@property (nonatomic, strong) id<ZIKViperInteractor, JTLoginInteractorInput> interactor;
@end

@implementation JTLoginViewPresenter

- (NSString *)lastName {
    return [self.interactor rememberedName];
}

- (void)didTouchSignInWithName:(NSString *)name password:(NSString *)password {
    [self.interactor signInWithName:name password:password];
}

- (void)didSignInWithName:(NSString *)name {
    [self.view.delegate loginDidFinishWithName:name];
    [self.router removeRoute];
}

- (void)didFailToSignIn {
    [self.view showError:@"Wrong name or password"];
}

@end
