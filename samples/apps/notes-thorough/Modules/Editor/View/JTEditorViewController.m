#import "JTEditorParts.h"
#import "JTTextWidgetModule.h"

@interface JTEditorViewController () <ZIKTViperViewPrivate, JTTextWidgetDelegate>
@property (nonatomic, strong) id<JTEditorViewEventHandler> eventHandler;
@property (nonatomic, strong) id<JTEditorViewDataSource> viewDataSource;
@property (nonatomic, strong) UITextField *titleField;
@property (nonatomic, strong) JTTextWidgetView *textWidget;
@end

@implementation JTEditorViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.titleField = [[UITextField alloc] initWithFrame:CGRectMake(16, 80, 288, 32)];
    self.textWidget = [[JTTextWidgetView alloc] initWithFrame:CGRectMake(16, 120, 288, 320)];
    [JTTextWidgetBuilder buildView:self.textWidget delegate:self router:[self.viewDataSource router]];
    [self.view addSubview:self.titleField];
    [self.view addSubview:self.textWidget];
    self.navigationItem.rightBarButtonItem =
        [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                      target:self
                                                      action:@selector(doneTouched)];
    [self.eventHandler handleViewReady];
}

- (UIViewController *)routeSource {
    return self;
}

- (void)doneTouched {
    [self.eventHandler didTouchDone];
}

- (void)editNoteWithIdentifier:(NSString *)identifier {
    [self loadViewIfNeeded];
    [self.eventHandler didAskForNoteWithIdentifier:identifier];
}

- (NSString *)titleText {
    return self.titleField.text;
}

- (void)setTitleText:(NSString *)title {
    self.titleField.text = title;
}

- (NSString *)bodyText {
    return self.textWidget.text;
}

- (void)setBodyText:(NSString *)text {
    self.textWidget.text = text;
}

- (void)textWidgetDidChangeText:(JTTextWidgetView *)textWidget {
    [self.eventHandler didChangeText];
    self.navigationItem.rightBarButtonItem.enabled = [self.viewDataSource canFinishEditing];
}

@end
