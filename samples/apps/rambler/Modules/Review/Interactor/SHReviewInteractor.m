#import "SHReviewParts.h"

static const NSUInteger SHShortestReview = 20;

@implementation SHReviewInteractor

- (BOOL)isReviewComplete:(NSString *)text {
    return text.length >= SHShortestReview;
}

- (void)sendReview:(NSString *)text ofBook:(NSString *)identifier {
    [self.reviewService addReview:text ofBook:identifier];
    [self.output didSendReview];
}

@end
