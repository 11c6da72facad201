#import "SHBookDetailsParts.h"
#import "SHServiceComponents.h"

@interface SHBookDetailsAssembly ()
@property (nonatomic, strong) SHServiceComponents *serviceComponents;
@end

@implementation SHBookDetailsAssembly

- (SHBookDetailsViewController *)viewBookDetails {
    return [TyphoonDefinition withClass:[SHBookDetailsViewController class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterBookDetails]];
        [definition injectProperty:@selector(moduleInput) with:[self presenterBookDetails]];
    }];
}

- (SHBookDetailsPresenter *)presenterBookDetails {
    return [TyphoonDefinition withClass:[SHBookDetailsPresenter class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(view) with:[self viewBookDetails]];
        [definition injectProperty:@selector(interactor) with:[self interactorBookDetails]];
        [definition injectProperty:@selector(router) with:[self routerBookDetails]];
    }];
}

- (SHBookDetailsInteractor *)interactorBookDetails {
    return [TyphoonDefinition withClass:[SHBookDetailsInteractor class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterBookDetails]];
        [definition injectProperty:@selector(bookService) with:[self.serviceComponents bookService]];
        [definition injectProperty:@selector(reviewService) with:[self.serviceComponents reviewService]];
    }];
}

- (SHBookDetailsRouter *)routerBookDetails {
    return [TyphoonDefinition withClass:[SHBookDetailsRouter class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(transitionHandler) with:[self viewBookDetails]];
    }];
}

@end
