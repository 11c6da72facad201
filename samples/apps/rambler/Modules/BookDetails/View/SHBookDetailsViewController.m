#import "SHBookDetailsParts.h"

@interface SHBookDetailsViewController ()
@property (nonatomic, weak) IBOutlet UIView *coverContainer;
@property (nonatomic, weak) IBOutlet UILabel *authorLabel;
@property (nonatomic, weak) IBOutlet UITextView *reviewsView;
@end

@implementation SHBookDetailsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.output didTriggerViewReadyEvent];
}

- (IBAction)didTapReview:(id)sender {
    [self.output didTapReviewButton];
}

- (UIView *)viewForEmbedIdentifier:(NSString *)embedIdentifier {
    return self.coverContainer;
}

- (void)showTitle:(NSString *)title author:(NSString *)author {
    self.title = title;
    self.authorLabel.text = author;
}

- (void)showReviews:(NSArray<NSString *> *)reviews {
    self.reviewsView.text = [reviews componentsJoinedByString:@"\n\n"];
}

@end
