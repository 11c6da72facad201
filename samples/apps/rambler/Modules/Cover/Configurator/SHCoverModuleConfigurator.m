#import "SHCoverParts.h"

@implementation SHCoverModuleConfigurator

- (void)configureModuleForView:(SHCoverViewController *)view {
    SHCoverPresenter *presenter = [[SHCoverPresenter alloc] init];
    SHCoverInteractor *interactor = [[SHCoverInteractor alloc] initWithCache:[SHCoverCache sharedCache]];
    view.output = presenter;
    view.moduleInput = presenter;
    presenter.view = view;
    presenter.interactor = interactor;
    interactor.output = presenter;
}

@end
