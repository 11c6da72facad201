#import "SHReviewService.h"

@interface SHReviewServiceImplementation ()
@property (nonatomic, strong) NSMutableDictionary<NSString *, NSArray<NSString *> *> *reviews;
@end

@implementation SHReviewServiceImplementation

- (instancetype)init {
    self = [super init];
    if (self) {
        _reviews = [NSMutableDictionary dictionary];
    }
    return self;
}

- (NSArray<NSString *> *)obtainReviewsOfBook:(NSString *)identifier {
    return self.reviews[identifier] ?: @[];
}

- (void)addReview:(NSString *)text ofBook:(NSString *)identifier {
    self.reviews[identifier] = [[self obtainReviewsOfBook:identifier] arrayByAddingObject:text];
}

@end
