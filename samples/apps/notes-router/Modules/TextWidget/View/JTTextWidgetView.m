#import "JTTextWidgetParts.h"

@interface JTTextWidgetView () <ZIKViperViewPrivate, UITextViewDelegate>
@property (nonatomic, strong) id<JTTextWidgetViewEventHandler> eventHandler;
@property (nonatomic, strong) id<JTTextWidgetViewDataSource> viewDataSource;
@property (nonatomic, strong) UIBarButtonItem *countItem;
@end

@implementation JTTextWidgetView

- (void)didMoveToWindow {
    [super didMoveToWindow];
    self.delegate = self;
    self.accessibilityHint = [self.viewDataSource placeholder];
    UIBarButtonItem *sign = [[UIBarButtonItem alloc] initWithTitle:@"Sign"
                                                             style:UIBarButtonItemStylePlain
                                                            target:self
                                                            action:@selector(signTouched)];
    self.countItem = [[UIBarButtonItem alloc] init];
    UIToolbar *toolbar = [[UIToolbar alloc] init];
    toolbar.items = @[ self.countItem, sign ];
    self.inputAccessoryView = toolbar;
}

- (UIViewController *)routeSource {
    return self.window.rootViewController;
}

- (void)signTouched {
    [self.eventHandler didTouchSign];
}

- (void)showWordCount:(NSUInteger)count {
    self.countItem.title = [NSString stringWithFormat:@"%lu words", (unsigned long)count];
}

- (void)appendText:(NSString *)text {
    self.text = [self.text stringByAppendingString:text];
    [self textViewDidChange:self];
}

- (void)textViewDidChange:(UITextView *)textView {
    [self.eventHandler didChangeText:textView.text];
    [self.widgetDelegate textWidgetDidChangeText];
}

@end
