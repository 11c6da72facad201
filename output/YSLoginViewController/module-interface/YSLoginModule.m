#import "YSLoginModule.h"

#import "YSLoginInteractor.h"
#import "YSLoginPresenter.h"
#import "YSLoginWireFrame.h"
#import "YSLoginViewController.h"

@implementation YSLoginModule

+ (id<YSLoginModuleInterface>)moduleInterfaceForView:(YSLoginViewController<YSLoginViewInterface> *)view
{
    YSLoginWireFrame *wireFrame = [[YSLoginWireFrame alloc] init];
    YSLoginInteractor *interactor = [[YSLoginInteractor alloc] init];
    YSLoginPresenter *presenter = [[YSLoginPresenter alloc] init];
    presenter.userInterface = view;
    presenter.loginInteractor = interactor;
    presenter.loginWireFrame = wireFrame;
    wireFrame.viewController = view;
    return presenter;
}

@end
