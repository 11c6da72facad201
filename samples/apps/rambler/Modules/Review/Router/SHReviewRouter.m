#import "SHReviewParts.h"

@implementation SHReviewRouter

- (void)closeReview {
    [self.transitionHandler closeCurrentModule:YES];
}

@end
