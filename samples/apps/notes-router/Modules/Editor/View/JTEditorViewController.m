#import "JTEditorParts.h"
#import "JTTextWidgetViewProtocol.h"

@interface JTEditorViewController () <ZIKViperViewPrivate, JTTextWidgetDelegate>
@property (nonatomic, strong) id<JTEditorViewEventHandler> eventHandler;
@property (nonatomic, strong) id<JTEditorViewDataSource> viewDataSource;
@property (nonatomic, strong) UITextField *titleField;
@property (nonatomic, weak) UIView<JTTextWidgetViewProtocol> *textWidget;
@end

@implementation JTEditorViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.titleField = [[UITextField alloc] initWithFrame:CGRectMake(16, 80, 288, 32)];
    [self.view addSubview:self.titleField];
    [self addTextWidget];
    self.navigationItem.rightBarButtonItem =
        [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                      target:self
                                                      action:@selector(doneTouched)];
    [self.eventHandler handleViewReady];
}

- (void)addTextWidget {
    [ZIKRouterToView(JTTextWidgetViewProtocol)
        performPath:ZIKViewRoutePath.addAsSubviewFrom(self.view)
        configuring:^(ZIKViewRouteConfiguration *config) {
            config.prepareDestination = ^(UIView<JTTextWidgetViewProtocol> *destination) {
                destination.frame = CGRectMake(16, 120, 288, 320);
                destination.widgetDelegate = self;
                self.textWidget = destination;
            };
        }];
}

- (UIViewController *)routeSource {
    return self;
}

- (void)doneTouched {
    [self.eventHandler didTouchDone];
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

- (void)textWidgetDidChangeText {
    [self.eventHandler didChangeText];
    self.navigationItem.rightBarButtonItem.enabled = [self.viewDataSource canFinishEditing];
}

@end
