//
//  YSLoginViewController.m
//  YSCloud
//
//  登录页：2.0 开始增加短信验证码登录，2.3 开始增加第三方登录
//

#import "YSLoginViewController.h"
#import "UIColor+YSHex.h"
#import "YSBindPhoneViewController.h"
#import "YSKeychain.h"
#import "YSLoginDefine.h"
#import "YSProgressHUD.h"
#import "YSRecoverViewController.h"
#import "YSRegisterViewController.h"
#import "YSStatistics.h"
#import "YSUser.h"
#import "YSUserCenter.h"
#import "YSWebViewController.h"
#import "YSLoginBuilder.h"
#import "YSLoginProtocols.h"

#define kScreenWidth ([UIScreen mainScreen].bounds.size.width)
#define kMargin 24.f

static void *kYSUserCenterContext = &kYSUserCenterContext;

/// 手机号校验
static BOOL YSIsMobileNumber(NSString *text) {
    NSPredicate *predicate = [NSPredicate predicateWithFormat:@"SELF MATCHES %@", @"^1[3-9]\\d{9}$"];
    return [predicate evaluateWithObject:text];
}

@interface YSLoginViewController () <UITextFieldDelegate, YSLoginViewInput>
{
    NSMutableDictionary<NSString *, UIImage *> *_avatarCache;
    __weak UITextField *_activeField;
}

/// Wired on first use.
@property (nonatomic, strong) id<YSLoginViewOutput> presenter;

@property (nonatomic, strong) UIScrollView *scrollView;
@property (nonatomic, strong) UIImageView *avatarImageView;
@property (nonatomic, strong) UISegmentedControl *modeControl;
@property (nonatomic, strong) UITextField *accountTextField;
@property (nonatomic, strong) UITextField *passwordTextField;
@property (nonatomic, strong) UIButton *codeButton;
@property (nonatomic, strong) UIButton *loginButton;
@property (nonatomic, strong) UISwitch *rememberSwitch;
@property (nonatomic, strong) UILabel *protocolLabel;
@property (nonatomic, copy) NSArray<UIButton *> *thirdButtons;

@property (nonatomic, strong) NSTimer *codeTimer;

@end

@implementation YSLoginViewController

#pragma mark - Life Cycle

- (instancetype)initWithNibName:(NSString *)nibNameOrNil bundle:(NSBundle *)nibBundleOrNil
{
    self = [super initWithNibName:nibNameOrNil bundle:nibBundleOrNil];
    if (self) {
        [self.presenter setUp];
        _avatarCache = [NSMutableDictionary dictionary];
    }
    return self;
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.title = NSLocalizedString(@"登录", @"登录页标题");
    self.view.backgroundColor = [UIColor ys_colorWithHex:0xF5F5F5];
    [self setupNavigationBar];
    [self setupSubviews];
    [self setupThirdButtons];
    [self addNotifications];
    [self reloadMode];
    [self.presenter fillLastAccount];
#if DEBUG
    [self setupDebugGesture];
#endif
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.navigationController setNavigationBarHidden:NO animated:animated];
    [self updateLoginButton];
}

- (void)viewDidDisappear:(BOOL)animated
{
    [super viewDidDisappear:animated];
    [self.presenter stopCodeTimer];
    [self.presenter viewDidDisappear];
}

- (void)viewDidLayoutSubviews
{
    [super viewDidLayoutSubviews];
    self.scrollView.frame = self.view.bounds;
    self.avatarImageView.layer.cornerRadius = CGRectGetWidth(self.avatarImageView.frame) / 2;
}

- (UIStatusBarStyle)preferredStatusBarStyle
{
    return UIStatusBarStyleLightContent;
}

- (void)dealloc
{
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [[YSUserCenter sharedCenter] removeObserver:self forKeyPath:@"kickedOut" context:kYSUserCenterContext];
    [_codeTimer invalidate];
}

#pragma mark - 界面搭建

- (void)setupNavigationBar
{
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@"取消", nil)
                                                                             style:UIBarButtonItemStylePlain
                                                                            target:self
                                                                            action:@selector(cancelClick)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@"注册", nil)
                                                                              style:UIBarButtonItemStylePlain
                                                                             target:self
                                                                             action:@selector(registClick)];
}

- (void)setupSubviews
{
    CGFloat width = kScreenWidth - kMargin * 2;
    self.avatarImageView = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"avatar_default"]];
    self.avatarImageView.frame = CGRectMake((kScreenWidth - 72) / 2, 32, 72, 72);
    self.avatarImageView.clipsToBounds = YES;
    [self.scrollView addSubview:self.avatarImageView];

    self.modeControl = [[UISegmentedControl alloc] initWithItems:@[ @"密码登录", @"验证码登录" ]];
    self.modeControl.frame = CGRectMake(kMargin, 128, width, 32);
    [self.modeControl addTarget:self action:@selector(modeChanged:) forControlEvents:UIControlEventValueChanged];
    [self.scrollView addSubview:self.modeControl];

    self.accountTextField = [self textFieldWithPlaceholder:NSLocalizedString(@"手机号/邮箱", nil)];
    self.accountTextField.frame = CGRectMake(kMargin, 180, width, 44);
    self.passwordTextField = [self textFieldWithPlaceholder:NSLocalizedString(@"密码", nil)];
    self.passwordTextField.frame = CGRectMake(kMargin, 232, width, 44);
    self.passwordTextField.returnKeyType = UIReturnKeyGo;

    self.codeButton = [UIButton buttonWithType:UIButtonTypeCustom];
    self.codeButton.frame = CGRectMake(CGRectGetMaxX(self.passwordTextField.frame) - 110, 232, 110, 44);
    self.codeButton.titleLabel.font = [UIFont systemFontOfSize:14];
    [self.codeButton setTitleColor:[UIColor ys_colorWithHex:0x2F80ED] forState:UIControlStateNormal];
    [self.codeButton setTitleColor:[UIColor lightGrayColor] forState:UIControlStateDisabled];
    [self.codeButton addTarget:self action:@selector(codeClick:) forControlEvents:UIControlEventTouchUpInside];
    [self.scrollView addSubview:self.codeButton];

    [self.scrollView addSubview:self.loginButton];
    UIButton *forget = [UIButton buttonWithType:UIButtonTypeSystem];
    forget.frame = CGRectMake(kMargin, 360, 120, 32);
    [forget setTitle:NSLocalizedString(@"忘记密码?", nil) forState:UIControlStateNormal];
    [forget addTarget:self action:@selector(forgetClick) forControlEvents:UIControlEventTouchUpInside];
    [self.scrollView addSubview:forget];

    self.rememberSwitch = [[UISwitch alloc] initWithFrame:CGRectMake(kScreenWidth - kMargin - 51, 360, 51, 31)];
    [self.rememberSwitch addTarget:self
                            action:@selector(rememberChanged:)
                  forControlEvents:UIControlEventValueChanged];
    [self.scrollView addSubview:self.rememberSwitch];
    [self.scrollView addSubview:self.protocolLabel];
}

/// 没有安装对应的应用时不显示按钮
- (void)setupThirdButtons
{
    NSArray<NSString *> *names = @[ @"third_wechat", @"third_taobao", @"third_jd" ];
    NSMutableArray<UIButton *> *buttons = [NSMutableArray array];
    CGFloat x = kMargin;
    for (NSUInteger i = 0; i < names.count; i++) {
        if (![YSThirdLogin isInstalledWithLoginType:(YSThirdLoginType)i]) {
            continue;
        }
        UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
        button.frame = CGRectMake(x, 420, 48, 48);
        button.tag = (NSInteger)i;
        [button setImage:[UIImage imageNamed:names[i]] forState:UIControlStateNormal];
        [button addTarget:self action:@selector(thirdClick:) forControlEvents:UIControlEventTouchUpInside];
        [self.scrollView addSubview:button];
        [buttons addObject:button];
        x += 72;
    }
    self.thirdButtons = buttons;
}

- (UITextField *)textFieldWithPlaceholder:(NSString *)placeholder
{
    UITextField *textField = [[UITextField alloc] init];
    textField.borderStyle = UITextBorderStyleRoundedRect;
    textField.clearButtonMode = UITextFieldViewModeWhileEditing;
    textField.autocorrectionType = UITextAutocorrectionTypeNo;
    textField.delegate = self;
    textField.attributedPlaceholder =
        [[NSAttributedString alloc] initWithString:placeholder
                                        attributes:@{NSForegroundColorAttributeName : [UIColor lightGrayColor],
                                                     NSFontAttributeName : [UIFont systemFontOfSize:15]}];
    [textField addTarget:self action:@selector(textChanged:) forControlEvents:UIControlEventEditingChanged];
    [self.scrollView addSubview:textField];
    return textField;
}

#pragma mark 懒加载

- (UIScrollView *)scrollView
{
    if (!_scrollView) {
        _scrollView = [[UIScrollView alloc] initWithFrame:self.view.bounds];
        _scrollView.alwaysBounceVertical = YES;
        _scrollView.keyboardDismissMode = UIScrollViewKeyboardDismissModeOnDrag;
        [self.view addSubview:_scrollView];
    }
    return _scrollView;
}

- (UIButton *)loginButton
{
    if (_loginButton == nil) {
        _loginButton = [UIButton buttonWithType:UIButtonTypeCustom];
        _loginButton.frame = CGRectMake(kMargin, 300, kScreenWidth - kMargin * 2, 48);
        _loginButton.backgroundColor = [UIColor ys_colorWithHex:0x2F80ED];
        _loginButton.layer.cornerRadius = 4;
        [_loginButton setTitle:NSLocalizedString(@"登录", nil) forState:UIControlStateNormal];
        [_loginButton addTarget:self action:@selector(loginClick) forControlEvents:UIControlEventTouchUpInside];
    }
    return _loginButton;
}

- (UILabel *)protocolLabel
{
    if (!_protocolLabel) {
        NSString *name = NSLocalizedString(@"《服务协议》", nil);
        NSString *text = [NSString stringWithFormat:NSLocalizedString(@"登录即表示同意%@", nil), name];
        NSMutableAttributedString *string = [[NSMutableAttributedString alloc] initWithString:text];
        [string addAttribute:NSForegroundColorAttributeName
                       value:[UIColor ys_colorWithHex:0x2F80ED]
                       range:[text rangeOfString:name]];
        _protocolLabel = [[UILabel alloc] initWithFrame:CGRectMake(kMargin, 500, kScreenWidth - kMargin * 2, 20)];
        _protocolLabel.attributedText = string;
        _protocolLabel.textAlignment = NSTextAlignmentCenter;
        _protocolLabel.userInteractionEnabled = YES;
        UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self
                                                                              action:@selector(protocolTap)];
        [_protocolLabel addGestureRecognizer:tap];
    }
    return _protocolLabel;
}

// MARK: 事件处理

- (void)loginClick
{
    [self.view endEditing:YES];
    NSString *account = [self trimmedAccount];
    NSString *secret = self.passwordTextField.text;
    NSString *message = [self checkAccount:account secret:secret];
    [self.presenter loginClickWithMessage:message account:account secret:secret];
}

- (void)cancelClick
{
    if ([self.delegate respondsToSelector:@selector(loginViewControllerDidCancel:)]) {
        [self.delegate loginViewControllerDidCancel:self];
    }
    [self.presenter cancelClick];
}

- (void)registClick
{
    YSStatisticsEvent(@"regist_click", nil);
    [self registAccount];
}

- (void)forgetClick
{
    [self forgetPassword];
}

- (void)thirdClick:(UIButton *)sender
{
    [self.presenter thirdLoginWithLoginType:(YSThirdLoginType)sender.tag];
}

- (void)codeClick:(UIButton *)sender
{
    NSString *account = [self trimmedAccount];
    if (!YSIsMobileNumber(account)) {
        [YSProgressHUD showAutoDisappearWithTitle:NSLocalizedString(@"请输入正确的手机号", nil)];
        return;
    }
    sender.enabled = NO;
    [self.presenter requestCodeWithMobile:account];
}

- (void)protocolTap
{
    [self.presenter protocolTap];
}

- (void)modeChanged:(UISegmentedControl *)sender
{
    [self.presenter modeChangedWithSelectedSegmentIndex:sender.selectedSegmentIndex];
}

- (void)rememberChanged:(UISwitch *)sender
{
    [self.presenter saveYSRememberPasswordWithBool:sender.on];
    [self.presenter rememberChangedWithBool:sender.on];
}

- (void)textChanged:(UITextField *)textField
{
    if (textField == self.accountTextField) {
        [self showAvatar:[self cachedAvatarForAccount:textField.text]];
    }
    [self updateLoginButton];
}

#pragma mark -
#pragma mark UITextFieldDelegate

- (void)textFieldDidBeginEditing:(UITextField *)textField
{
    _activeField = textField;
}

- (void)textFieldDidEndEditing:(UITextField *)textField
{
    _activeField = nil;
    if (textField == self.accountTextField && textField.text.length > 0) {
        [self.presenter fetchAvatarImageWithAccount:[self trimmedAccount]];
    }
}

- (BOOL)textFieldShouldReturn:(UITextField *)textField
{
    if (textField == self.accountTextField) {
        [self.passwordTextField becomeFirstResponder];
    } else {
        [self loginClick];
    }
    return YES;
}

#pragma mark - 界面更新

- (void)reloadMode
{
    BOOL isCode = self.presenter.loginMode == YSLoginModeCode;
    self.modeControl.selectedSegmentIndex = (NSInteger)self.presenter.loginMode;
    self.codeButton.hidden = !isCode;
    self.rememberSwitch.hidden = isCode;
    self.passwordTextField.text = nil;
    self.passwordTextField.secureTextEntry = !isCode;
    self.passwordTextField.keyboardType = isCode ? UIKeyboardTypeNumberPad : UIKeyboardTypeDefault;
    self.passwordTextField.placeholder = isCode ? NSLocalizedString(@"验证码", nil) : NSLocalizedString(@"密码", nil);
    [self updateCodeButton];
    [self updateLoginButton];
}

- (void)updateLoginButton
{
    BOOL enabled = self.accountTextField.text.length > 0 && self.passwordTextField.text.length > 0;
    self.loginButton.enabled = enabled;
    self.loginButton.alpha = enabled ? 1 : 0.5;
}

- (void)updateCodeButton
{
    BOOL isWaiting = self.presenter.remainingSeconds > 0;
    self.codeButton.enabled = !isWaiting;
    [self.codeButton setTitle:[self.presenter codeButtonTitle] forState:UIControlStateNormal];
}

- (void)showAvatar:(UIImage *)image
{
    self.avatarImageView.image = image ?: [UIImage imageNamed:@"avatar_default"];
}

- (void)showLoading:(BOOL)loading
{
    self.view.userInteractionEnabled = !loading;
    if (loading) {
        [YSProgressHUD showInView:self.view];
    } else {
        [YSProgressHUD hideInView:self.view];
    }
}

- (void)showAlertWithTitle:(NSString *)title confirm:(NSString *)confirm handler:(void (^)(void))handler
{
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:title
                                                                   message:nil
                                                            preferredStyle:UIAlertControllerStyleAlert];
    [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"取消", nil)
                                              style:UIAlertActionStyleCancel
                                            handler:nil]];
    [alert addAction:[UIAlertAction actionWithTitle:confirm
                                              style:UIAlertActionStyleDefault
                                            handler:^(UIAlertAction *action) {
                                                if (handler) handler();
                                            }]];
    [self presentViewController:alert animated:YES completion:nil];
}

#pragma mark -校验

/// 返回 nil 表示格式正确
- (NSString *)checkAccount:(NSString *)account secret:(NSString *)secret
{
    if (account.length == 0) {
        return NSLocalizedString(@"请输入账号", nil);
    }
    if (self.presenter.lockedUntil && [self.presenter.lockedUntil timeIntervalSinceNow] > 0) {
        NSInteger minutes = (NSInteger)([self.presenter.lockedUntil timeIntervalSinceNow] / 60) + 1;
        return [NSString stringWithFormat:NSLocalizedString(@"账号已锁定,请%ld分钟后再试", nil), (long)minutes];
    }
    if (self.presenter.loginMode == YSLoginModeCode) {
        if (!YSIsMobileNumber(account)) return NSLocalizedString(@"请输入正确的手机号", nil);
        return secret.length == 6 ? nil : NSLocalizedString(@"请输入6位验证码", nil);
    }
    if (secret.length < 6 || secret.length > 20) {
        return NSLocalizedString(@"密码长度为6到20位", nil);
    }
    return nil;
}

- (NSString *)trimmedAccount
{
    NSCharacterSet *set = [NSCharacterSet whitespaceAndNewlineCharacterSet];
    return [self.accountTextField.text stringByTrimmingCharactersInSet:set];
}

#pragma mark - 第三方登录

- (void)thirdLoginDidAuthorize:(NSNotification *)notification
{
    NSString *ticket = notification.userInfo[YSThirdLoginTicketKey];
    if (ticket.length > 0) {
        [self.presenter loginInWithInfo:@{@"ticket" : ticket}];
    }
}

#pragma mark - 页面跳转

- (void)registAccount
{
    YSRegisterViewController *controller = [[YSRegisterViewController alloc] init];
    __weak typeof(self) weakSelf = self;
    controller.completion = ^(NSString *account, NSString *password) {
        weakSelf.accountTextField.text = account;
        weakSelf.passwordTextField.text = password;
        [weakSelf updateLoginButton];
    };
    [self.navigationController pushViewController:controller animated:YES];
}

- (void)forgetPassword
{
    YSRecoverViewController *controller = [[YSRecoverViewController alloc] initWithAccount:[self trimmedAccount]];
    [self.navigationController pushViewController:controller animated:YES];
}

#pragma mark - 缓存

- (UIImage *)cachedAvatarForAccount:(NSString *)account
{
    @synchronized (self) {
        return account ? _avatarCache[account] : nil;
    }
}

- (void)cacheAvatar:(UIImage *)image forAccount:(NSString *)account
{
    @synchronized (self) {
        _avatarCache[account] = image;
    }
}

#pragma mark - 倒计时

- (void)codeTimerFired:(NSTimer *)timer
{
    [self.presenter codeTimerFired];
}

#pragma mark - Notification & KVO

- (void)addNotifications
{
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self selector:@selector(keyboardWillShow:) name:UIKeyboardWillShowNotification object:nil];
    [center addObserver:self selector:@selector(keyboardWillHide:) name:UIKeyboardWillHideNotification object:nil];
    [center addObserver:self
               selector:@selector(thirdLoginDidAuthorize:)
                   name:YSThirdLoginDidAuthorizeNotification
                 object:nil];
    [[YSUserCenter sharedCenter] addObserver:self
                                  forKeyPath:@"kickedOut"
                                     options:NSKeyValueObservingOptionNew
                                     context:kYSUserCenterContext];
}

- (void)keyboardWillShow:(NSNotification *)notification
{
    CGRect frame = [notification.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    self.scrollView.contentInset = UIEdgeInsetsMake(0, 0, CGRectGetHeight(frame), 0);
    UITextField *field = _activeField;
    if (field) {
        [self.scrollView scrollRectToVisible:CGRectInset(field.frame, 0, -kMargin) animated:YES];
    }
}

- (void)keyboardWillHide:(NSNotification *)notification
{
    self.scrollView.contentInset = UIEdgeInsetsZero;
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary<NSKeyValueChangeKey, id> *)change
                       context:(void *)context
{
    if (context != kYSUserCenterContext) {
        [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
        return;
    }
    if ([change[NSKeyValueChangeNewKey] boolValue]) {
        [YSProgressHUD showAutoDisappearWithTitle:NSLocalizedString(@"账号已在其他设备登录", nil)];
    }
}

#if DEBUG
#pragma mark - 调试

- (void)setupDebugGesture
{
    UILongPressGestureRecognizer *press = [[UILongPressGestureRecognizer alloc] initWithTarget:self
                                                                                        action:@selector(debugPress:)];
    [self.avatarImageView addGestureRecognizer:press];
    self.avatarImageView.userInteractionEnabled = YES;
}

- (void)debugPress:(UILongPressGestureRecognizer *)press
{
    if (press.state == UIGestureRecognizerStateBegan) {
        self.accountTextField.text = @"13800000000";
        self.passwordTextField.text = @"123456";
        NSLog(@"填入测试账号 %@ %s", self.accountTextField.text, __func__);
        [self updateLoginButton];
    }
}
#endif

#pragma mark - YSLoginViewInput

- (void)didLoginWithUser:(YSUser *)user
{
    [self.delegate loginViewController:self didLoginWithUser:user];
}

- (void)updateFillLastAccountWithDefaults:(NSUserDefaults *)defaults account:(NSString *)account
{
    self.rememberSwitch.on = [defaults boolForKey:kYSRememberPasswordKey];
    self.accountTextField.text = account;
    if (account.length > 0 && self.rememberSwitch.on) {
        self.passwordTextField.text = [YSKeychain passwordForAccount:account];
    }
}

- (void)updateCodeTimer
{
    self.codeTimer = [NSTimer timerWithTimeInterval:1
                                             target:self
                                           selector:@selector(codeTimerFired:)
                                           userInfo:nil
                                            repeats:YES];
}

#pragma mark - Wiring

- (id<YSLoginViewOutput>)presenter
{
    if (!_presenter) {
        _presenter = [YSLoginBuilder wireView:self];
    }
    return _presenter;
}

#pragma mark - Passed on

- (YSLoginMode)loginMode
{
    return self.presenter.loginMode;
}

- (void)setLoginMode:(YSLoginMode)loginMode
{
    self.presenter.loginMode = loginMode;
}

- (NSString *)account
{
    return self.presenter.account;
}

- (void)setAccount:(NSString *)account
{
    self.presenter.account = account;
}

- (void)loginInWithInfo:(NSDictionary *)userInfo
{
    [self.presenter loginInWithInfo:userInfo];
}

- (void)thirdLoginWithLoginType:(YSThirdLoginType)loginType
{
    [self.presenter thirdLoginWithLoginType:loginType];
}

@end
