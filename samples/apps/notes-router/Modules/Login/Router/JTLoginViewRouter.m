#import "JTLoginViewRouter.h"
#import "JTLoginParts.h"
#import <ZIKViper/ZIKViewRouter+ZIKViper.h>

DeclareRoutableView(JTLoginViewController, JTLoginViewRouter)

@implementation JTLoginViewRouter

+ (void)registerRoutableDestination {
    [self registerExclusiveView:[JTLoginViewController class]];
    [self registerViewProtocol:ZIKRoutable(JTLoginViewProtocol)];
}

- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return [[JTLoginViewController alloc] init];
}

- (void)prepareDestination:(id)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    JTLoginViewPresenter *presenter = [[JTLoginViewPresenter alloc] init];
    JTLoginInteractor *interactor = [[JTLoginInteractor alloc] init];
    [self assembleViperForView:destination presenter:(id)presenter interactor:(id)interactor];
}

@end
