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
    presenter.ySLoginInteractor = interactor;
    presenter.ySLoginWireFrame = wireFrame;
    wireFrame.viewController = view;
    return presenter;
}

@end
