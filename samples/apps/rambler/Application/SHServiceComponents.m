#import "SHServiceComponents.h"

@implementation SHServiceComponents

- (id<SHBookService>)bookService {
    return [TyphoonDefinition withClass:[SHBookServiceImplementation class]
                          configuration:^(TyphoonDefinition *definition) {
        definition.scope = TyphoonScopeSingleton;
    }];
}

- (id<SHReviewService>)reviewService {
    return [TyphoonDefinition withClass:[SHReviewServiceImplementation class]
                          configuration:^(TyphoonDefinition *definition) {
        definition.scope = TyphoonScopeSingleton;
    }];
}

@end
