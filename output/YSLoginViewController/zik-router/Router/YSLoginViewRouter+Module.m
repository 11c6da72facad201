#import "YSLoginViewRouter+Module.h"

#import <ZIKRouter/ZIKRouterInternal.h>
#import "YSLoginInteractor.h"
#import "YSLoginProvidedInput.h"
#import "YSLoginViewPresenter.h"
#import "YSLoginViewController.h"

DeclareRoutableView(YSLoginViewController, YSLoginViewRouter)

@interface YSLoginViewController (YSLoginProvidedInput) <YSLoginProvidedInput>
@end

@implementation YSLoginViewController (YSLoginProvidedInput)
@end

@interface YSLoginViewController ()

@property (nonatomic, strong) id<YSLoginViewEventHandler, YSLoginViewDataSource> eventHandler;

@end

@implementation YSLoginViewRouter (Module)

+ (void)registerRoutableDestination
{
    [self registerExclusiveView:[YSLoginViewController class]];
    [self registerViewProtocol:ZIKRoutable(YSLoginProvidedInput)];
}

- (void)prepareDestination:(YSLoginViewController<YSLoginViewInput> *)destination configuration:(ZIKViewRouteConfiguration *)configuration
{
    destination.eventHandler = [self assembleViperForView:destination];
}

+ (id<YSLoginViewEventHandler, YSLoginViewDataSource>)assembleViperForView:(YSLoginViewController<YSLoginViewInput> *)view
{
    YSLoginViewRouter *router = [[YSLoginViewRouter alloc]
        initWithConfiguring:^(ZIKViewRouteConfiguration *configuration) {} removing:nil];
    [router attachDestination:view];
    return [router assembleViperForView:view];
}

- (id<YSLoginViewEventHandler, YSLoginViewDataSource>)assembleViperForView:(YSLoginViewController<YSLoginViewInput> *)view
{
    YSLoginInteractor *interactor = [[YSLoginInteractor alloc] init];
    YSLoginViewPresenter *presenter = [[YSLoginViewPresenter alloc] init];
    presenter.view = view;
    presenter.interactor = interactor;
    presenter.router = self;
    interactor.dataSource = presenter;
    return presenter;
}

@end
