#import "SHReviewParts.h"
#import "SHServiceComponents.h"

@interface SHReviewAssembly ()
@property (nonatomic, strong) SHServiceComponents *serviceComponents;
@end

@implementation SHReviewAssembly

- (SHReviewViewController *)viewReview {
    return [TyphoonDefinition withClass:[SHReviewViewController class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterReview]];
        [definition injectProperty:@selector(moduleInput) with:[self presenterReview]];
    }];
}

- (SHReviewPresenter *)presenterReview {
    return [TyphoonDefinition withClass:[SHReviewPresenter class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(view) with:[self viewReview]];
        [definition injectProperty:@selector(interactor) with:[self interactorReview]];
        [definition injectProperty:@selector(router) with:[self routerReview]];
    }];
}

- (SHReviewInteractor *)interactorReview {
    return [TyphoonDefinition withClass:[SHReviewInteractor class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterReview]];
        [definition injectProperty:@selector(reviewService) with:[self.serviceComponents reviewService]];
    }];
}

- (SHReviewRouter *)routerReview {
    return [TyphoonDefinition withClass:[SHReviewRouter class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(transitionHandler) with:[self viewReview]];
    }];
}

@end
