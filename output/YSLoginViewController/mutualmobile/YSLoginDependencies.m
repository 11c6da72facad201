#import "YSLoginDependencies.h"

#import "YSLoginInteractor.h"
#import "YSLoginPresenter.h"
#import "YSLoginWireframe.h"
#import "YSLoginViewController.h"

@implementation YSLoginDependencies

+ (id<YSLoginModuleInterface>)configureDependenciesForView:(YSLoginViewController<YSLoginViewInterface> *)view
{
    YSLoginWireframe *wireframe = [[YSLoginWireframe alloc] init];
    YSLoginInteractor *interactor = [[YSLoginInteractor alloc] init];
    YSLoginPresenter *presenter = [[YSLoginPresenter alloc] init];
    presenter.userInterface = view;
    presenter.ySLoginInteractor = interactor;
    presenter.ySLoginWireframe = wireframe;
    interactor.output = presenter;
    wireframe.ySLoginViewController = view;
    return presenter;
}

@end
