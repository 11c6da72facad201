#import "JTLoginParts.h"

@interface JTLoginViewController () <ZIKViperViewPrivate>
@property (nonatomic, strong) id<JTLoginViewEventHandler> eventHandler;
@property (nonatomic, strong) id<JTLoginViewDataSource> viewDataSource;
@property (nonatomic, strong) UITextField *nameField;
@property (nonatomic, strong) UITextField *passwordField;
@property (nonatomic, strong) UILabel *messageLabel;
@end

@implementation JTLoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.nameField = [[UITextField alloc] initWithFrame:CGRectMake(16, 140, 288, 32)];
    self.passwordField = [[UITextField alloc] initWithFrame:CGRectMake(16, 180, 288, 32)];
    self.passwordField.secureTextEntry = YES;
    self.messageLabel = [[UILabel alloc] initWithFrame:CGRectMake(16, 100, 288, 32)];
    self.messageLabel.text = self.message;
    self.nameField.text = [self.viewDataSource lastName];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
    button.frame = CGRectMake(16, 230, 288, 44);
    [button setTitle:@"Sign in" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(signInTouched) forControlEvents:UIControlEventTouchUpInside];
    for (UIView *subview in @[ self.messageLabel, self.nameField, self.passwordField, button ]) {
        [self.view addSubview:subview];
    }
    [self.eventHandler handleViewReady];
}

- (UIViewController *)routeSource {
    return self;
}

- (void)signInTouched {
    [self.eventHandler didTouchSignInWithName:self.nameField.text password:self.passwordField.text];
}

- (void)showError:(NSString *)error {
    self.messageLabel.text = error;
    self.messageLabel.textColor = UIColor.redColor;
}

@end
