#import "SHBookDetailsParts.h"

@interface SHBookDetailsPresenter ()
@property (nonatomic, copy) NSString *identifier;
@end

@implementation SHBookDetailsPresenter

#pragma mark - SHBookDetailsModuleInput

- (void)configureWithBookIdentifier:(NSString *)identifier {
    self.identifier = identifier;
}

#pragma mark - SHBookDetailsViewOutput

- (void)didTriggerViewReadyEvent {
    [self.router embedCoverOfBook:self.identifier];
    [self.interactor obtainBookWithIdentifier:self.identifier];
}

- (void)didTapReviewButton {
    [self.router openReviewOfBook:self.identifier output:self];
}

#pragma mark - SHBookDetailsInteractorOutput

- (void)didObtainTitle:(NSString *)title author:(NSString *)author {
    [self.view showTitle:title author:author];
    [self.view showReviews:[self.interactor obtainReviewsOfBook:self.identifier]];
}

#pragma mark - SHReviewModuleOutput

- (void)didFinishReview {
    [self.view showReviews:[self.interactor obtainReviewsOfBook:self.identifier]];
}

@end
