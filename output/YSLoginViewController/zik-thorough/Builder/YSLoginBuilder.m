#import "YSLoginBuilder.h"

#import "YSLoginInteractor.h"
#import "YSLoginViewPresenter.h"
#import "YSLoginWireframe.h"
#import "YSLoginViewController.h"

@implementation YSLoginBuilder

+ (id<YSLoginViewEventHandler, YSLoginViewDataSource>)buildView:(YSLoginViewController<YSLoginViewInput> *)view
{
    YSLoginWireframe *wireframe = [[YSLoginWireframe alloc] init];
    YSLoginInteractor *interactor = [[YSLoginInteractor alloc] init];
    YSLoginViewPresenter *presenter = [[YSLoginViewPresenter alloc] init];
    presenter.view = view;
    presenter.interactor = interactor;
    presenter.wireframe = wireframe;
    interactor.dataSource = presenter;
    wireframe.view = view;
    return presenter;
}

@end
