#import "YSLoginDependencies.h"

#import "YSLoginDataManager.h"
#import "YSLoginInteractor.h"
#import "YSLoginPresenter.h"
#import "YSLoginWireframe.h"
#import "YSLoginViewController.h"

@implementation YSLoginDependencies

+ (id<YSLoginModuleInterface>)configureDependenciesForView:(YSLoginViewController<YSLoginViewInterface> *)view
{
    YSLoginWireframe *wireframe = [[YSLoginWireframe alloc] init];
    YSLoginDataManager *dataManager = [[YSLoginDataManager alloc] init];
    YSLoginInteractor *interactor = [[YSLoginInteractor alloc] initWithDataManager:dataManager];
    YSLoginPresenter *presenter = [[YSLoginPresenter alloc] init];
    presenter.userInterface = view;
    presenter.loginInteractor = interactor;
    presenter.loginWireframe = wireframe;
    interactor.output = presenter;
    wireframe.loginViewController = view;
    return presenter;
}

@end
