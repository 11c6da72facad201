#import "YSLoginAssembly.h"

#import "YSLoginInteractor.h"
#import "YSLoginPresenter.h"
#import "YSLoginRouter.h"
#import "YSLoginViewController.h"
#import "YSLoginViewInput.h"
#import "YSLoginViewOutput.h"

@implementation YSLoginAssembly

- (YSLoginViewController *)viewYSLogin
{
    return (id)[TyphoonDefinition withClass:[YSLoginViewController class] configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterYSLogin]];
    }];
}

- (YSLoginPresenter *)presenterYSLogin
{
    return (id)[TyphoonDefinition withClass:[YSLoginPresenter class] configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(view) with:[self viewYSLogin]];
        [definition injectProperty:@selector(interactor) with:[self interactorYSLogin]];
        [definition injectProperty:@selector(router) with:[self routerYSLogin]];
    }];
}

- (YSLoginInteractor *)interactorYSLogin
{
    return (id)[TyphoonDefinition withClass:[YSLoginInteractor class] configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterYSLogin]];
    }];
}

- (YSLoginRouter *)routerYSLogin
{
    return (id)[TyphoonDefinition withClass:[YSLoginRouter class] configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(transitionHandler) with:[self viewYSLogin]];
    }];
}

@end
