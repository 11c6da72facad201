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
#import "NoteEditorModule.h"
#import "NoteEditorModuleInterface.h"
#import "NoteEditorViewInterface.h"

static NSString *const kRevisionCell = @"revision";
static const NSTimeInterval kAutosaveInterval = 20;

/// What the keyboard covers of a view.
static CGFloat NoteKeyboardOverlap(UIView *view, NSNotification *notification) {
    CGRect keyboard = [notification.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    CGRect covered = CGRectIntersection(view.bounds, [view convertRect:keyboard fromView:nil]);
    return CGRectIsNull(covered) ? 0 : CGRectGetHeight(covered);
}

@interface NoteEditorController () <UITextFieldDelegate, UITextViewDelegate, UITableViewDataSource, UITableViewDelegate,
                                    NoteTextWidgetDelegate, NoteTagsControllerDelegate, LoginViewControllerDelegate, NoteEditorViewInterface>

/// Wired on first use, so that storyboards and existing callers need not change.
@property (nonatomic, strong) id<NoteEditorModuleInterface> eventHandler;

// View state
@property (nonatomic, strong) UITextField *titleField;
@property (nonatomic, strong) UITextView *textView;
@property (nonatomic, strong) UILabel *placeholderLabel;
@property (nonatomic, strong) UITableView *revisionsTable;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@property (nonatomic, strong) NoteTextWidgetController *textWidget;
@property (nonatomic, strong) NSLayoutConstraint *bottomConstraint;
@property (nonatomic, assign) BOOL showsRevisions;

// Business state
@property (nonatomic, strong, nullable) Note *note;
@property (nonatomic, copy) NSArray<NSString *> *tags;
@property (nonatomic, copy, nullable) NSArray<NoteRevision *> *revisions;
@property (nonatomic, assign, getter=isSaving) BOOL saving;

- (void)closeEditor;

@end

@implementation NoteEditorController {
}

#pragma mark - View life

- (instancetype)initForCreating {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _mode = NoteEditorModeCreate;
        _tags = @[];
    }
    return self;
}

- (instancetype)initWithNote:(Note *)note {
    self = [self initForCreating];
    if (self) {
        _mode = NoteEditorModeModify;
        _note = note;
        _tags = [note.tags copy];
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = [UIColor whiteColor];
    self.title = [self screenTitle];
    [self configureNavigationItem];
    [self configureTitleField];
    [self configureTextView];
    [self configureRevisionsTable];
    [self addTextWidget];
    [self addConstraints];
    [self observeKeyboard];
    [self observeAccount];
    if (self.mode == NoteEditorModeModify) {
        [self showTitle:self.note.title content:self.note.content];
        [self requestRevisions];
    } else {
        [self.eventHandler offerDraft];
    }
    [self.eventHandler requestSuggestedTags];
    [self handleTextChange];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self startAutosave];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.view endEditing:YES];
    [self.eventHandler stopAutosave];
    [self saveDraftIfNeeded];
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
    return [self.eventHandler numberOfRevisions];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:kRevisionCell forIndexPath:indexPath];
    cell.textLabel.text = [self.eventHandler titleForRevisionAtIndex:indexPath.row];
    cell.accessoryType = indexPath.row == 0 ? UITableViewCellAccessoryCheckmark : UITableViewCellAccessoryNone;
    return cell;
}

#pragma mark - Send view event

- (void)saveTapped:(UIBarButtonItem *)sender {
    [self.eventHandler handleSave];
}

- (void)cancelTapped:(UIBarButtonItem *)sender {
    [self handleCancel];
}

- (void)previewTapped:(UIBarButtonItem *)sender {
    [self.eventHandler pushPreviewWithTitle:[self titleForNote] content:[self contentForNote]];
}

- (void)titleChanged:(UITextField *)sender {
    [self handleTextChange];
}

- (void)textViewDidChange:(UITextView *)textView {
    self.placeholderLabel.hidden = textView.text.length > 0;
    [self handleTextChange];
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
    [self.eventHandler restoreRevisionAtIndex:indexPath.row];
    [self toggleRevisions];
}

- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event {
    if (motion == UIEventSubtypeMotionShake && self.revisions.count > 0) {
        [self toggleRevisions];
    }
}

- (void)keyboardWillChangeFrame:(NSNotification *)notification {
    self.bottomConstraint.constant = -NoteKeyboardOverlap(self.view, notification);
    NSTimeInterval duration = [notification.userInfo[UIKeyboardAnimationDurationUserInfoKey] doubleValue];
    __weak typeof(self) weakSelf = self;
    [UIView animateWithDuration:duration animations:^{
        [weakSelf.view layoutIfNeeded];
    }];
}

#pragma mark - Handle view event

- (void)handleCancel {
    if ([self hasUnsavedChanges]) {
        [self confirmDiscarding];
    } else {
        [self cancelEditing];
    }
}

- (void)cancelEditing {
    if ([self.delegate respondsToSelector:@selector(noteEditorDidCancel:)]) {
        [self.delegate noteEditorDidCancel:self];
    }
    [self closeEditor];
}

- (void)handleTextChange {
    NSString *content = [self contentForNote];
    self.eventHandler.wordCount = [self.eventHandler countWordsIn:content];
    [self.textWidget showCount:[self.eventHandler wordCountText] isWarning:self.eventHandler.wordCount > NoteMaximumWordCount];
    [self enableSaveButton:!self.isSaving && [self titleForNote].length > 0];
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
    controller.suggestions = self.eventHandler.suggestedTags ?: @[];
    controller.chosenTags = self.tags;
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
        [strongSelf removeDraft];
        [strongSelf cancelEditing];
    }]];
    [sheet addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"Keep editing", nil)
                                              style:UIAlertActionStyleCancel
                                            handler:nil]];
    [self presentViewController:sheet animated:YES completion:nil];
}

/// Goes back the way it was opened: the list pushes the editor, links from outside present it.
- (void)closeEditor {
    if (self.presentingViewController && self.navigationController.viewControllers.firstObject == self) {
        [self dismissViewControllerAnimated:YES completion:nil];
    } else {
        [self.navigationController popViewControllerAnimated:YES];
    }
}

#pragma mark - Provide view data source

- (NSString *)screenTitle {
    switch (self.mode) {
        case NoteEditorModeCreate:
            return NSLocalizedString(@"New note", nil);
        case NoteEditorModeModify:
            return NSLocalizedString(@"Edit note", nil);
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

- (void)didSaveNote:(Note *)note {
    [self showSaving:NO];
    [self removeDraft];
    [self.delegate noteEditor:self didFinishWithNote:note];
    [self closeEditor];
}

- (void)loginViewController:(LoginViewController *)controller didLoginWithAccount:(NSString *)account {
    [controller dismissViewControllerAnimated:YES completion:nil];
    if (self.eventHandler.savesAfterLogin) {
        self.eventHandler.savesAfterLogin = NO;
        [self.eventHandler handleSave];
    }
}

- (void)loginViewControllerDidCancel:(LoginViewController *)controller {
    self.eventHandler.savesAfterLogin = NO;
    [controller dismissViewControllerAnimated:YES completion:nil];
}

- (void)noteTagsController:(NoteTagsController *)controller didChooseTags:(NSArray<NSString *> *)tags {
    self.tags = tags;
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
    if (![AccountService sharedService].isLoggedIn) {
        [self.eventHandler.syncService cancelAll];
        [self saveDraftIfNeeded];
    }
    [self.eventHandler requestSuggestedTags];
}

- (void)startAutosave {
    [self.eventHandler stopAutosave];
    self.eventHandler.autosaveTimer = [NSTimer scheduledTimerWithTimeInterval:kAutosaveInterval
                                                          target:self
                                                        selector:@selector(autosaveTimerFired:)
                                                        userInfo:nil
                                                         repeats:YES];
}

- (void)autosaveTimerFired:(NSTimer *)timer {
    [self saveDraftIfNeeded];
}

#pragma mark - Business use case

/// Stores the note here, then sends it. What could not be sent stays stored and is sent with the next change.
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content {
    if (self.isSaving) {
        return;
    }
    self.saving = YES;
    [self showSaving:YES];
    Note *note = [self noteForSavingWithTitle:title content:content];
    NSError *error = nil;
    if (![self.eventHandler storeNote:note error:&error]) {
        self.saving = NO;
        [self.eventHandler didFailToSaveWithError:error];
        return;
    }
    [self uploadNote:note];
}

- (void)uploadNote:(Note *)note {
    NSString *token = [AccountService sharedService].token ?: @"";
    __weak typeof(self) weakSelf = self;
    [self.eventHandler.syncService uploadNote:note token:token completion:^(NSInteger version, NSError *error) {
        dispatch_async(dispatch_get_main_queue(), ^{
            __strong typeof(weakSelf) strongSelf = weakSelf;
            if (!strongSelf) {
                return;
            }
            strongSelf.saving = NO;
            if (error) {
                if (error.code == NoteSyncErrorLoggedOut) {
                    [[AccountService sharedService] forgetToken];
                }
                [strongSelf.eventHandler didFailToSaveWithError:error];
                return;
            }
            note.version = version;
            [strongSelf.eventHandler storeNote:note error:NULL];
            [strongSelf didSaveNote:note];
        });
    }];
}

- (void)saveDraftIfNeeded {
    NSString *content = [self contentForNote];
    if (self.mode != NoteEditorModeCreate || content.length == 0 || [content isEqualToString:self.eventHandler.lastDraft]) {
        return;
    }
    self.eventHandler.lastDraft = [content copy];
    [self.eventHandler storeDraftWithTitle:[self titleForNote] content:content];
}

#pragma mark - Request data for model

- (void)requestRevisions {
    __weak typeof(self) weakSelf = self;
    [[NoteDataManager sharedManager] fetchRevisionsOfNoteWithID:self.note.noteID
                                                     completion:^(NSArray<NoteRevision *> *revisions) {
        weakSelf.revisions = [revisions sortedArrayUsingComparator:^(NoteRevision *one, NoteRevision *other) {
            return [other.date compare:one.date];
        }];
        [weakSelf reloadRevisions];
    }];
}

#pragma mark - Manage model

- (Note *)noteForSavingWithTitle:(NSString *)title content:(NSString *)content {
    Note *note = self.note;
    if (!note) {
        NSString *noteID = [[NoteDataManager sharedManager] nextNoteID];
        note = [[Note alloc] initWithID:noteID title:title content:content];
        self.note = note;
    }
    note.title = title;
    note.content = content;
    note.tags = self.tags;
    note.ownerID = [AccountService sharedService].userID;
    note.modified = [NSDate date];
    return note;
}

- (BOOL)hasUnsavedChanges {
    NSString *title = [self titleForNote];
    NSString *content = [self contentForNote];
    if (!self.note) {
        return title.length > 0 || content.length > 0;
    }
    return ![self.note.title isEqualToString:title] || ![self.note.content isEqualToString:content]
        || ![self.note.tags isEqualToArray:self.tags];
}

- (void)removeDraft {
    self.eventHandler.lastDraft = nil;
    [[NSUserDefaults standardUserDefaults] removeObjectForKey:NoteDraftKey];
}

#pragma mark - Wiring

- (id<NoteEditorModuleInterface>)eventHandler {
    if (!_eventHandler) {
        _eventHandler = [NoteEditorModule moduleInterfaceForView:self];
    }
    return _eventHandler;
}

#pragma mark - Passed on

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet {
    [self.eventHandler textWidget:widget didPickSnippet:snippet];
}

- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget {
    [self.eventHandler textWidgetDidAskForTags:widget];
}

- (void)handleSave {
    [self.eventHandler handleSave];
}

- (nullable NSString *)problemWithTitle:(NSString *)title content:(NSString *)content {
    return [self.eventHandler problemWithTitle:title content:content];
}

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    [self.eventHandler pushPreviewWithTitle:title content:content];
}

- (NSInteger)numberOfRevisions {
    return [self.eventHandler numberOfRevisions];
}

- (NSString *)titleForRevisionAtIndex:(NSInteger)index {
    return [self.eventHandler titleForRevisionAtIndex:index];
}

- (NSString *)wordCountText {
    return [self.eventHandler wordCountText];
}

- (void)didFailToSaveWithError:(NSError *)error {
    [self.eventHandler didFailToSaveWithError:error];
}

- (void)stopAutosave {
    [self.eventHandler stopAutosave];
}

- (void)offerDraft {
    [self.eventHandler offerDraft];
}

- (void)restoreRevisionAtIndex:(NSInteger)index {
    [self.eventHandler restoreRevisionAtIndex:index];
}

- (NSUInteger)countWordsIn:(NSString *)text {
    return [self.eventHandler countWordsIn:text];
}

- (void)requestSuggestedTags {
    [self.eventHandler requestSuggestedTags];
}

- (BOOL)storeNote:(Note *)note error:(NSError **)error {
    return [self.eventHandler storeNote:note error:error];
}

- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content {
    [self.eventHandler storeDraftWithTitle:title content:content];
}

- (nullable NSDictionary<NSString *, NSString *> *)storedDraft {
    return [self.eventHandler storedDraft];
}

@end
