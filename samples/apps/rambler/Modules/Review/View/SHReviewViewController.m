#import "SHReviewParts.h"

@interface SHReviewViewController () <UITextViewDelegate>
@property (nonatomic, weak) IBOutlet UITextView *textView;
@property (nonatomic, weak) IBOutlet UIButton *sendButton;
@end

@implementation SHReviewViewController

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.textView becomeFirstResponder];
}

- (IBAction)didTapSend:(id)sender {
    [self.output didTapSendWithText:self.textView.text];
}

- (IBAction)didTapCancel:(id)sender {
    [self.output didTapCancel];
}

- (void)textViewDidChange:(UITextView *)textView {
    [self.output didChangeText:textView.text];
}

- (void)setSendingEnabled:(BOOL)enabled {
    self.sendButton.enabled = enabled;
}

@end
