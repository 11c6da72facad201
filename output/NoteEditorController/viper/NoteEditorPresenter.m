#import "NoteEditorPresenter.h"

#import <UIKit/UIKit.h>
#import "NoteEditorController.h"
#import "AccountService.h"
#import "LoginViewController.h"
#import "Note.h"
#import "NoteRevision.h"
#import "NoteSyncService.h"
#import "NoteTextWidgetController.h"

@interface NoteEditorPresenter ()

@property (nonatomic, strong, readonly) id<NoteEditorInteractorInput> interactor;
@property (nonatomic, strong, readonly) id<NoteEditorRouterInput> router;

@property (nonatomic, copy, nullable) NSArray<NoteRevision *> *revisions;
@property (nonatomic, assign) BOOL savesAfterLogin;  ///< the user wanted to save, but had to log in first
@property (nonatomic, strong) NSDateFormatter *dateFormatter;

@end

@implementation NoteEditorPresenter {
    NSString *_lastDraft;
    NSUInteger _wordCount;
}

@synthesize mode = _mode;
@synthesize wordCount = _wordCount;

- (instancetype)initWithInteractor:(id<NoteEditorInteractorInput>)interactor router:(id<NoteEditorRouterInput>)router {
    self = [super init];
    if (self) {
        _interactor = interactor;
        _router = router;
    }
    return self;
}

- (void)setUpForCreating {
    _mode = NoteEditorModeCreate;
    self.interactor.tags = @[];
}

- (void)setUpWithNote:(Note *)note {
    _mode = NoteEditorModeModify;
    [self.interactor storeNoteOnInitWithNote:note];
}

- (void)viewDidLoad {
    [self.view observeKeyboard];
    [self.view observeAccount];
    if (self.mode == NoteEditorModeModify) {
        [self.interactor showTitleOnLoad];
    } else {
        [self offerDraft];
    }
    [self.interactor requestSuggestedTags];
    [self handleTextChange];
}

#pragma mark - Send view event

- (void)previewTapped {
    [self.router pushPreviewWithTitle:[self.view titleForNote] content:[self.view contentForNote]];
}

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet {
    [self.view insertSnippet:snippet];
    [self handleTextChange];
}

- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget {
    [self.view pushTags];
}

- (void)motionEndedWithMotion:(UIEventSubtype)motion {
    if (motion == UIEventSubtypeMotionShake && self.revisions.count > 0) {
        [self.view toggleRevisions];
    }
}

#pragma mark - Handle view event

- (void)handleSave {
    NSString *problem = [self.interactor problemWithTitle:[self.view titleForNote] content:[self.view contentForNote]];
    if (problem) {
        [self.view showMessage:problem];
        return;
    }
    if (![AccountService sharedService].isLoggedIn) {
        self.savesAfterLogin = YES;
        [self.view presentLoginWithReason:NSLocalizedString(@"Log in to save your notes", nil)];
        return;
    }
    [self.interactor saveNoteWithTitle:[self.view titleForNote] content:[self.view contentForNote]];
}

- (void)handleCancel {
    if ([self hasUnsavedChanges]) {
        [self.view confirmDiscarding];
    } else {
        [self cancelEditing];
    }
}

- (void)cancelEditing {
    [self.view noteEditorDidCancelIfNeeded];
    [self.view closeEditor];
}

- (void)handleTextChange {
    NSString *content = [self.view contentForNote];
    _wordCount = [self.interactor countWordsIn:content];
    [self.view showCount];
    [self.view enableSaveButton:!self.interactor.isSaving && [self.view titleForNote].length > 0];
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

- (NSInteger)numberOfRevisions {
    return (NSInteger)self.revisions.count;
}

- (NSString *)titleForRevisionAtIndex:(NSInteger)index {
    NoteRevision *revision = self.revisions[(NSUInteger)index];
    NSString *date = [self.dateFormatter stringFromDate:revision.date];
    return [NSString stringWithFormat:@"%@ · %@", date, revision.title];
}

- (NSString *)wordCountText {
    if (_wordCount == 1) {
        return NSLocalizedString(@"1 word", nil);
    }
    return [NSString stringWithFormat:NSLocalizedString(@"%lu words", nil), (unsigned long)_wordCount];
}

- (NSDateFormatter *)dateFormatter {
    if (!_dateFormatter) {
        _dateFormatter = [[NSDateFormatter alloc] init];
        _dateFormatter.dateStyle = NSDateFormatterMediumStyle;
        _dateFormatter.timeStyle = NSDateFormatterShortStyle;
    }
    return _dateFormatter;
}

#pragma mark - Handle business event

- (void)didSaveNote:(Note *)note {
    [self.view showSaving:NO];
    [self.interactor removeDraft];
    [self.view didFinishWithNote:note];
    [self.view closeEditor];
}

- (void)didFailToSaveWithError:(NSError *)error {
    [self.view showSaving:NO];
    [self.view enableSaveButton:YES];
    if (![error.domain isEqualToString:NoteSyncErrorDomain]) {
        [self.view showMessage:error.localizedDescription];
        return;
    }
    switch (error.code) {
        case NoteSyncErrorOffline:
            [self.view showMessage:NSLocalizedString(@"Saved on this device. It will be sent later.", nil)];
            break;
        case NoteSyncErrorConflict:
            [self.view showMessage:NSLocalizedString(@"The note was changed elsewhere.", nil)];
            [self.interactor requestRevisions];
            break;
        case NoteSyncErrorLoggedOut:
            [self.view presentLoginWithReason:NSLocalizedString(@"Your session has ended", nil)];
            break;
        default:
            [self.view showMessage:NSLocalizedString(@"The note could not be saved.", nil)];
    }
}

- (void)loginViewController:(LoginViewController *)controller didLoginWithAccount:(NSString *)account {
    [self.router closeController:controller];
    if (self.savesAfterLogin) {
        self.savesAfterLogin = NO;
        [self handleSave];
    }
}

- (void)loginViewControllerDidCancel:(LoginViewController *)controller {
    self.savesAfterLogin = NO;
    [self.router closeController:controller];
}

#pragma mark - Send business event

- (void)accountDidChange {
    [self.interactor cancelAll];
}

- (void)startAutosave {
    [self.view stopAutosave];
    [self.view scheduleAutosaveTimer];
}

#pragma mark - Business use case

- (void)handleStoreNoteWithTitle:(NSString *)title content:(NSString *)content {
    [self.view showSaving:YES];
    Note *note = [self.interactor noteForSavingWithTitle:title content:content];
    NSError *error = nil;
    if (![self.interactor storeNote:note error:&error]) {
        self.interactor.saving = NO;
        [self didFailToSaveWithError:error];
        return;
    }
    [self.interactor uploadNote:note];
}

- (void)saveDraftIfNeeded {
    NSString *content = [self.view contentForNote];
    if (self.mode != NoteEditorModeCreate || content.length == 0 || [content isEqualToString:_lastDraft]) {
        return;
    }
    _lastDraft = [content copy];
    [self.interactor storeDraftWithTitle:[self.view titleForNote] content:content];
}

- (void)offerDraft {
    NSDictionary<NSString *, NSString *> *draft = [self.interactor storedDraft];
    if (draft[@"content"].length == 0) {
        return;
    }
    _lastDraft = draft[@"content"];
    [self.view showTitle:draft[@"title"] ?: @"" content:_lastDraft];
}

- (void)restoreRevisionAtIndex:(NSInteger)index {
    NSArray<NoteRevision *> *revisions = self.revisions;
    if (index < 0 || (NSUInteger)index >= revisions.count) {
        return;
    }
    NoteRevision *revision = revisions[(NSUInteger)index];
    [self.view showTitle:revision.title content:revision.content];
    [self handleTextChange];
}

#pragma mark - Request data for model

- (void)didFetchRevisionsOfNote {
    [self.view reloadRevisions];
}

#pragma mark - Manage model

- (BOOL)hasUnsavedChanges {
    NSString *title = [self.view titleForNote];
    NSString *content = [self.view contentForNote];
    if (!self.interactor.note) {
        return title.length > 0 || content.length > 0;
    }
    return ![self.interactor.note.title isEqualToString:title] || ![self.interactor.note.content isEqualToString:content]
        || ![self.interactor.note.tags isEqualToArray:self.interactor.tags];
}

- (void)deleteDraft {
    _lastDraft = nil;
}

#pragma mark - Passed on

- (NSArray<NSString *> *)tags {
    return self.interactor.tags;
}

- (void)setTags:(NSArray<NSString *> *)tags {
    self.interactor.tags = tags;
}

- (nullable NSArray<NSString *> *)suggestedTags {
    return self.interactor.suggestedTags;
}

- (void)showTitle:(NSString *)title content:(NSString *)content {
    [self.view showTitle:title content:content];
}

- (void)removeDraft {
    [self.interactor removeDraft];
}

- (void)close {
    [self.router close];
}

- (void)goBack {
    [self.router goBack];
}

@end
