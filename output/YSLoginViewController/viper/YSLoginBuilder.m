#import "YSLoginBuilder.h"

#import "YSLoginInteractor.h"
#import "YSLoginPresenter.h"
#import "YSLoginRouter.h"
#import "YSLoginViewController.h"

@implementation YSLoginBuilder

+ (id<YSLoginViewOutput>)wireView:(YSLoginViewController<YSLoginViewInput> *)view
{
    YSLoginRouter *router = [[YSLoginRouter alloc] init];
    YSLoginInteractor *interactor = [[YSLoginInteractor alloc] init];
    YSLoginPresenter *presenter = [[YSLoginPresenter alloc] initWithInteractor:interactor router:router];
    presenter.view = view;
    interactor.output = presenter;
    router.viewController = view;
    return presenter;
}

@end
