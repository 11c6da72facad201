#import "YSLoginWireframe+Module.h"

#import "YSLoginDataManager.h"
#import "YSLoginInteractor.h"
#import "YSLoginPresenter.h"
#import "YSLoginWireframe.h"
#import "YSLoginViewController.h"

@implementation YSLoginWireframe (Module)

+ (id<YSLoginPresenterProtocol>)initializeModuleForView:(YSLoginViewController<YSLoginViewProtocol> *)view
{
    YSLoginWireframe *wireframe = [[YSLoginWireframe alloc] init];
    YSLoginDataManager *dataManager = [[YSLoginDataManager alloc] init];
    YSLoginInteractor *interactor = [[YSLoginInteractor alloc] initWithDataManager:dataManager];
    YSLoginPresenter *presenter = [[YSLoginPresenter alloc] initWithInteractor:interactor wireframe:wireframe];
    presenter.view = view;
    interactor.output = presenter;
    wireframe.viewController = view;
    return presenter;
}

@end
