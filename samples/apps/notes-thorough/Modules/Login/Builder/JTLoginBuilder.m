#import "JTLoginParts.h"
#import <ZIKTViper/NSObject+ZIKTViperAssembly.h>

@implementation JTLoginBuilder

+ (UIViewController *)viewControllerWithMessage:(NSString *)message
                                       delegate:(id<JTLoginViewDelegate>)delegate
                                 accountService:(id<JTLoginAccountService>)accountService
                                         router:(id<JTLoginRouter>)router {
    JTLoginViewController *view = [[JTLoginViewController alloc] init];
    JTLoginViewPresenter *presenter = [[JTLoginViewPresenter alloc] initWithMessage:message];
    JTLoginInteractor *interactor = [[JTLoginInteractor alloc] initWithAccountService:accountService];
    JTLoginWireframe *wireframe = [[JTLoginWireframe alloc] init];
    presenter.delegate = delegate;
    [self assembleViperForView:(id)view
                     presenter:(id)presenter
                    interactor:(id)interactor
                     wireframe:(id)wireframe
                        router:(id)router];
    return view;
}

@end
