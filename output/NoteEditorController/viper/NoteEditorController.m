//
//  NoteEditorController.m
//  Notes
//
//  Titles and order of the sections follow the team's guide: one section for every responsibility.
//

#import "NoteEditorController.h"

#import "AccountService.h"
#import "LoginViewController.h"
#import "Note.h"
#import "NoteDataManager.h"
#import "NoteDefines.h"
#import "NotePreviewController.h"
#import "NoteRevision.h"
#import "NoteSyncService.h"
#import "NoteTagsController.h"
#import "NoteTextWidgetController.h"
#import "NoteEditorBuilder.h"
#import "NoteEditorProtocols.h"

static NSString *const kRevisionCell = @"revision";
static const NSTimeInterval kAutosaveInterval = 20;

/// What the keyboard covers of a view.
static CGFloat NoteKeyboardOverlap(UIView *view, NSNotification *notification) {
    CGRect keyboard = [notification.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    CGRect covered = CGRectIntersection(view.bounds, [view convertRect:keyboard fromView:nil]);
    return CGRectIsNull(covered) ? 0 : CGRectGetHeight(covered);
}

@interface NoteEditorController () <UITextFieldDelegate, UITextViewDelegate, UITableViewDataSource, UITableViewDelegate,
                                    NoteTextWidgetDelegate, NoteTagsControllerDelegate, LoginViewControllerDelegate, NoteEditorViewInput>

/// Wired on first use.
@property (nonatomic, strong) id<NoteEditorViewOutput> presenter;

// View state
@property (nonatomic, strong) UITextField *titleField;
@property (nonatomic, strong) UITextView *textView;
@property (nonatomic, strong) UILabel *placeholderLabel;
@property (nonatomic, strong) UITableView *revisionsTable;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@property (nonatomic, strong) NoteTextWidgetController *textWidget;
@property (nonatomic, strong) NSLayoutConstraint *bottomConstraint;
@property (nonatomic, assign) BOOL showsRevisions;

@property (nonatomic, strong, nullable) NSTimer *autosaveTimer;

- (void)closeEditor;

@end

@implementation NoteEditorController

#pragma mark - View life

- (instancetype)initForCreating {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        [self.presenter setUpForCreating];
    }
    return self;
}

- (instancetype)initWithNote:(Note *)note {
    self = [self initForCreating];
    if (self) {
        [self.presenter setUpWithNote:note];
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = [UIColor whiteColor];
    self.title = [self.presenter screenTitle];
    [self configureNavigationItem];
    [self configureTitleField];
    [self configureTextView];
    [self configureRevisionsTable];
    [self addTextWidget];
    [self addConstraints];
    [self.presenter viewDidLoad];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.presenter startAutosave];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.view endEditing:YES];
    [self stopAutosave];
    [self.presenter saveDraftIfNeeded];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

#pragma mark - View config

- (void)configureNavigationItem {
    self.navigationItem.leftBarButtonItem =
        [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                      target:self
                                                      action:@selector(cancelTapped:)];
    UIBarButtonItem *save = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave
                                                                          target:self
                                                                          action:@selector(saveTapped:)];
    UIBarButtonItem *preview = [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@"Preview", nil)
                                                                style:UIBarButtonItemStylePlain
                                                               target:self
                                                               action:@selector(previewTapped:)];
    self.navigationItem.rightBarButtonItems = @[ save, preview ];
}

- (void)configureTitleField {
    self.titleField = [[UITextField alloc] initWithFrame:CGRectZero];
    self.titleField.delegate = self;
    self.titleField.font = [UIFont boldSystemFontOfSize:22];
    self.titleField.placeholder = self.suggestedTitle ?: NSLocalizedString(@"Title", nil);
    self.titleField.returnKeyType = UIReturnKeyNext;
    [self.titleField addTarget:self
                        action:@selector(titleChanged:)
              forControlEvents:UIControlEventEditingChanged];
    [self.view addSubview:self.titleField];
}

- (void)configureTextView {
    self.textView = [[UITextView alloc] initWithFrame:CGRectZero];
    self.textView.delegate = self;
    self.textView.font = [UIFont systemFontOfSize:17];
    self.textView.alwaysBounceVertical = YES;
    [self.view addSubview:self.textView];

    self.placeholderLabel = [[UILabel alloc] init];
    self.placeholderLabel.text = NSLocalizedString(@"What is on your mind?", nil);
    self.placeholderLabel.textColor = [UIColor lightGrayColor];
    [self.view addSubview:self.placeholderLabel];

    self.spinner = [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleMedium];
    self.spinner.hidesWhenStopped = YES;
    [self.view addSubview:self.spinner];
}

- (void)configureRevisionsTable {
    self.revisionsTable = [[UITableView alloc] initWithFrame:CGRectZero style:UITableViewStylePlain];
    self.revisionsTable.dataSource = self;
    self.revisionsTable.delegate = self;
    self.revisionsTable.rowHeight = 52;
    self.revisionsTable.hidden = YES;
    [self.revisionsTable registerClass:[UITableViewCell class] forCellReuseIdentifier:kRevisionCell];
    [self.view addSubview:self.revisionsTable];
}

/// The widget is a module of its own; only its view is ours.
- (void)addTextWidget {
    self.textWidget = [[NoteTextWidgetController alloc] init];
    self.textWidget.delegate = self;
    [self addChildViewController:self.textWidget];
    [self.view addSubview:self.textWidget.view];
    [self.textWidget didMoveToParentViewController:self];
}

- (void)addConstraints {
    UIView *root = self.view;
    UIView *widget = self.textWidget.view;
    NSArray<UIView *> *all = @[ self.titleField, self.textView, self.placeholderLabel, self.revisionsTable,
                                self.spinner, widget ];
    for (UIView *view in all) {
        view.translatesAutoresizingMaskIntoConstraints = NO;
    }
    self.bottomConstraint = [widget.bottomAnchor constraintEqualToAnchor:root.bottomAnchor];
    [NSLayoutConstraint activateConstraints:@[
        [self.titleField.topAnchor constraintEqualToAnchor:root.safeAreaLayoutGuide.topAnchor constant:12],
        [self.titleField.leadingAnchor constraintEqualToAnchor:root.leadingAnchor constant:16],
        [self.titleField.trailingAnchor constraintEqualToAnchor:root.trailingAnchor constant:-16],
        [self.textView.topAnchor constraintEqualToAnchor:self.titleField.bottomAnchor constant:8],
        [self.textView.leadingAnchor constraintEqualToAnchor:root.leadingAnchor constant:11],
        [self.textView.trailingAnchor constraintEqualToAnchor:root.trailingAnchor constant:-11],
        [self.textView.bottomAnchor constraintEqualToAnchor:widget.topAnchor],
        [self.placeholderLabel.topAnchor constraintEqualToAnchor:self.textView.topAnchor constant:8],
        [self.placeholderLabel.leadingAnchor constraintEqualToAnchor:self.titleField.leadingAnchor],
        [self.revisionsTable.topAnchor constraintEqualToAnchor:self.textView.topAnchor],
        [self.revisionsTable.leadingAnchor constraintEqualToAnchor:root.leadingAnchor],
        [self.revisionsTable.trailingAnchor constraintEqualToAnchor:root.trailingAnchor],
        [self.revisionsTable.bottomAnchor constraintEqualToAnchor:self.textView.bottomAnchor],
        [self.spinner.centerXAnchor constraintEqualToAnchor:root.centerXAnchor],
        [self.spinner.centerYAnchor constraintEqualToAnchor:root.centerYAnchor],
        [widget.leadingAnchor constraintEqualToAnchor:root.leadingAnchor],
        [widget.trailingAnchor constraintEqualToAnchor:root.trailingAnchor],
        [widget.heightAnchor constraintEqualToConstant:self.textWidget.preferredHeight],
        self.bottomConstraint
    ]];
}

- (void)observeKeyboard {
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:self
               selector:@selector(keyboardWillChangeFrame:)
                   name:UIKeyboardWillChangeFrameNotification
                 object:nil];
}

#pragma mark - Update view

- (void)showTitle:(NSString *)title content:(NSString *)content {
    self.titleField.text = title;
    self.textView.text = content;
    self.placeholderLabel.hidden = content.length > 0;
}

- (void)showSaving:(BOOL)saving {
    self.textView.editable = !saving;
    self.titleField.enabled = !saving;
    if (saving) {
        [self.spinner startAnimating];
    } else {
        [self.spinner stopAnimating];
    }
}

- (void)enableSaveButton:(BOOL)enabled {
    self.navigationItem.rightBarButtonItems.firstObject.enabled = enabled;
}

- (void)showMessage:(NSString *)message {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil
                                                                   message:message
                                                            preferredStyle:UIAlertControllerStyleAlert];
    [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"OK", nil)
                                              style:UIAlertActionStyleDefault
                                            handler:nil]];
    [self presentViewController:alert animated:YES completion:nil];
}

- (void)toggleRevisions {
    self.showsRevisions = !self.showsRevisions;
    [self reloadRevisions];
    self.revisionsTable.hidden = !self.showsRevisions;
}

- (void)reloadRevisions {
    [self.revisionsTable reloadData];
}

- (void)insertSnippet:(NSString *)snippet {
    NSRange selection = self.textView.selectedRange;
    self.textView.text = [self.textView.text stringByReplacingCharactersInRange:selection withString:snippet];
    self.textView.selectedRange = NSMakeRange(selection.location + snippet.length, 0);
}

#pragma mark - Request view data source

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self.presenter numberOfRevisions];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:kRevisionCell forIndexPath:indexPath];
    cell.textLabel.text = [self.presenter titleForRevisionAtIndex:indexPath.row];
    cell.accessoryType = indexPath.row == 0 ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
    return cell;
}

#pragma mark - Send view event

- (void)saveTapped:(UIBarButtonItem *)sender {
    [self.presenter handleSave];
}

- (void)cancelTapped:(UIBarButtonItem *)sender {
    [self.presenter handleCancel];
}

- (void)previewTapped:(UIBarButtonItem *)sender {
    [self.presenter previewTapped];
}

- (void)titleChanged:(UITextField *)sender {
    [self.presenter handleTextChange];
}

- (void)textViewDidChange:(UITextView *)textView {
    self.placeholderLabel.hidden = textView.text.length > 0;
    [self.presenter handleTextChange];
}

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
    [self.textView becomeFirstResponder];
    return NO;
}

- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string {
    return textField.text.length - range.length + string.length <= NoteMaximumTitleLength;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:YES];
    [self.presenter restoreRevisionAtIndex:indexPath.row];
    [self toggleRevisions];
}

- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event {
    [self.presenter motionEndedWithMotion:motion];
}

- (void)keyboardWillChangeFrame:(NSNotification *)notification {
    self.bottomConstraint.constant = -NoteKeyboardOverlap(self.view, notification);
    NSTimeInterval duration = [notification.userInfo[UIKeyboardAnimationDurationUserInfoKey] doubleValue];
    __weak typeof(self) weakSelf = self;
    [UIView animateWithDuration:duration animations:^{
        [weakSelf.view layoutIfNeeded];
    }];
}

#pragma mark - Wireframe

- (void)presentLoginWithReason:(NSString *)reason {
    LoginViewController *login = [[LoginViewController alloc] init];
    login.delegate = self;
    login.reason = reason;
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:login];
    navigation.modalPresentationStyle = UIModalPresentationFormSheet;
    [self presentViewController:navigation animated:YES completion:nil];
}

- (void)pushTags {
    NoteTagsController *controller = [[NoteTagsController alloc] initWithStyle:UITableViewStyleGrouped];
    controller.tagsDelegate = self;
    controller.suggestions = self.presenter.suggestedTags ?: @[];
    controller.chosenTags = self.presenter.tags;
    [self.navigationController pushViewController:controller animated:YES];
}

- (void)confirmDiscarding {
    UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil
                                                                   message:NSLocalizedString(@"Discard changes?", nil)
                                                            preferredStyle:UIAlertControllerStyleActionSheet];
    __weak typeof(self) weakSelf = self;
    [sheet addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"Discard", nil)
                                              style:UIAlertActionStyleDestructive
                                            handler:^(UIAlertAction *action) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) {
            return;
        }
        [strongSelf.presenter removeDraft];
        [strongSelf.presenter cancelEditing];
    }]];
    [sheet addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"Keep editing", nil)
                                              style:UIAlertActionStyleCancel
                                            handler:nil]];
    [self presentViewController:sheet animated:YES completion:nil];
}

/// Goes back the way it was opened: the list pushes the editor, links from outside present it.
- (void)closeEditor {
    if (self.presentingViewController && self.navigationController.viewControllers.firstObject == self) {
        [self.presenter close];
    } else {
        [self.presenter goBack];
    }
}

#pragma mark - Provide model data source

- (NSString *)titleForNote {
    NSCharacterSet *spaces = [NSCharacterSet whitespaceAndNewlineCharacterSet];
    return [self.titleField.text stringByTrimmingCharactersInSet:spaces] ?: @"";
}

- (NSString *)contentForNote {
    return self.textView.text ?: @"";
}

#pragma mark - Handle business event

- (void)noteTagsController:(NoteTagsController *)controller didChooseTags:(NSArray<NSString *> *)tags {
    self.presenter.tags = tags;
    [self.navigationController popToViewController:self animated:YES];
}

#pragma mark - Send business event

- (void)observeAccount {
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(accountDidChange:)
                                                 name:AccountDidChangeNotification
                                               object:nil];
}

- (void)accountDidChange:(NSNotification *)notification {
    [self.presenter accountDidChange];
}

- (void)stopAutosave {
    [self.autosaveTimer invalidate];
    self.autosaveTimer = nil;
}

- (void)autosaveTimerFired:(NSTimer *)timer {
    [self.presenter saveDraftIfNeeded];
}

#pragma mark - NoteEditorViewInput

- (void)noteEditorDidCancelIfNeeded {
    if ([self.delegate respondsToSelector:@selector(noteEditorDidCancel:)]) {
        [self.delegate noteEditorDidCancel:self];
    }
}

- (void)showCount {
    [self.textWidget showCount:[self.presenter wordCountText] isWarning:self.presenter.wordCount > NoteMaximumWordCount];
}

- (void)didFinishWithNote:(Note *)note {
    [self.delegate noteEditor:self didFinishWithNote:note];
}

- (void)scheduleAutosaveTimer {
    self.autosaveTimer = [NSTimer scheduledTimerWithTimeInterval:kAutosaveInterval
                                                          target:self
                                                        selector:@selector(autosaveTimerFired:)
                                                        userInfo:nil
                                                         repeats:YES];
}

#pragma mark - Wiring

- (id<NoteEditorViewOutput>)presenter {
    if (!_presenter) {
        _presenter = [NoteEditorBuilder wireView:self];
    }
    return _presenter;
}

#pragma mark - Passed on

- (NoteEditorMode)mode {
    return self.presenter.mode;
}

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet {
    [self.presenter textWidget:widget didPickSnippet:snippet];
}

- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget {
    [self.presenter textWidgetDidAskForTags:widget];
}

- (void)loginViewController:(LoginViewController *)controller didLoginWithAccount:(NSString *)account {
    [self.presenter loginViewController:controller didLoginWithAccount:account];
}

- (void)loginViewControllerDidCancel:(LoginViewController *)controller {
    [self.presenter loginViewControllerDidCancel:controller];
}

- (BOOL)hasUnsavedChanges {
    return [self.presenter hasUnsavedChanges];
}

@end
