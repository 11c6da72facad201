#import "SHShelfParts.h"
#import "SHServiceComponents.h"

@interface SHShelfAssembly ()
@property (nonatomic, strong) SHServiceComponents *serviceComponents;
@end

@implementation SHShelfAssembly

- (SHShelfViewController *)viewShelf {
    return [TyphoonDefinition withClass:[SHShelfViewController class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterShelf]];
    }];
}

- (SHShelfPresenter *)presenterShelf {
    return [TyphoonDefinition withClass:[SHShelfPresenter class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(view) with:[self viewShelf]];
        [definition injectProperty:@selector(interactor) with:[self interactorShelf]];
        [definition injectProperty:@selector(router) with:[self routerShelf]];
    }];
}

- (SHShelfInteractor *)interactorShelf {
    return [TyphoonDefinition withClass:[SHShelfInteractor class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterShelf]];
        [definition injectProperty:@selector(bookService) with:[self.serviceComponents bookService]];
    }];
}

- (SHShelfRouter *)routerShelf {
    return [TyphoonDefinition withClass:[SHShelfRouter class]
                          configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(transitionHandler) with:[self viewShelf]];
    }];
}

@end
