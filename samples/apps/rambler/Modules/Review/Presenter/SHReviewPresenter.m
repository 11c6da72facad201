#import "SHReviewParts.h"

@interface SHReviewPresenter ()
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, weak) id<SHReviewModuleOutput> moduleOutput;
@end

@implementation SHReviewPresenter

#pragma mark - SHReviewModuleInput

- (void)configureWithBookIdentifier:(NSString *)identifier {
    self.identifier = identifier;
}

- (void)setModuleOutput:(id<RamblerViperModuleOutput>)moduleOutput {
    _moduleOutput = (id<SHReviewModuleOutput>)moduleOutput;
}

#pragma mark - SHReviewViewOutput

- (void)didChangeText:(NSString *)text {
    [self.view setSendingEnabled:[self.interactor isReviewComplete:text]];
}

- (void)didTapSendWithText:(NSString *)text {
    [self.interactor sendReview:text ofBook:self.identifier];
}

- (void)didTapCancel {
    [self.router closeReview];
}

#pragma mark - SHReviewInteractorOutput

- (void)didSendReview {
    [self.moduleOutput didFinishReview];
    [self.router closeReview];
}

@end
