#import "NoteEditorPresenter.h"

#import <UIKit/UIKit.h>
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

@interface NoteEditorPresenter ()

@property (nonatomic, assign) BOOL savesAfterLogin;  ///< the user wanted to save, but had to log in first
@property (nonatomic, strong) NSDateFormatter *dateFormatter;

@end

@implementation NoteEditorPresenter {
    NSString *_lastDraft;
    NSUInteger _wordCount;
}

@synthesize lastDraft = _lastDraft;
@synthesize wordCount = _wordCount;

#pragma mark - Send view event

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet {
    [self.userInterface insertSnippet:snippet];
    [self.userInterface handleTextChange];
}

- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget {
    [self.userInterface pushTags];
}

#pragma mark - Handle view event

- (void)handleSave {
    NSString *problem = [self problemWithTitle:[self.userInterface titleForNote] content:[self.userInterface contentForNote]];
    if (problem) {
        [self.userInterface showMessage:problem];
        return;
    }
    if (![AccountService sharedService].isLoggedIn) {
        self.savesAfterLogin = YES;
        [self.userInterface presentLoginWithReason:NSLocalizedString(@"Log in to save your notes", nil)];
        return;
    }
    [self.noteEditorInteractor saveNoteWithTitle:[self.userInterface titleForNote] content:[self.userInterface contentForNote]];
}

- (void)handleCancel {
    if ([self.noteEditorInteractor hasUnsavedChanges]) {
        [self.userInterface confirmDiscarding];
    } else {
        [self.userInterface cancelEditing];
    }
}

/// What is wrong with the input, in words for the user; nil if it can be saved.
- (nullable NSString *)problemWithTitle:(NSString *)title content:(NSString *)content {
    if (title.length == 0) {
        return NSLocalizedString(@"A note needs a title", nil);
    }
    if (title.length > NoteMaximumTitleLength) {
        return NSLocalizedString(@"The title is too long", nil);
    }
    if ([self.noteEditorInteractor countWordsIn:content] > NoteMaximumWordCount) {
        return NSLocalizedString(@"The note is too long", nil);
    }
    return nil;
}

#pragma mark - Provide view data source

- (NSInteger)numberOfRevisions {
    return (NSInteger)self.noteEditorInteractor.revisions.count;
}

- (NSString *)titleForRevisionAtIndex:(NSInteger)index {
    NoteRevision *revision = self.noteEditorInteractor.revisions[(NSUInteger)index];
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

- (void)didFailToSaveWithError:(NSError *)error {
    [self.userInterface showSaving:NO];
    [self.userInterface enableSaveButton:YES];
    if (![error.domain isEqualToString:NoteSyncErrorDomain]) {
        [self.userInterface showMessage:error.localizedDescription];
        return;
    }
    switch (error.code) {
        case NoteSyncErrorOffline:
            [self.userInterface showMessage:NSLocalizedString(@"Saved on this device. It will be sent later.", nil)];
            break;
        case NoteSyncErrorConflict:
            [self.userInterface showMessage:NSLocalizedString(@"The note was changed elsewhere.", nil)];
            [self.noteEditorInteractor requestRevisions];
            break;
        case NoteSyncErrorLoggedOut:
            [self.userInterface presentLoginWithReason:NSLocalizedString(@"Your session has ended", nil)];
            break;
        default:
            [self.userInterface showMessage:NSLocalizedString(@"The note could not be saved.", nil)];
    }
}

#pragma mark - Business use case

- (void)offerDraft {
    NSDictionary<NSString *, NSString *> *draft = [self.noteEditorInteractor storedDraft];
    if (draft[@"content"].length == 0) {
        return;
    }
    _lastDraft = draft[@"content"];
    [self.userInterface showTitle:draft[@"title"] ?: @"" content:_lastDraft];
}

- (void)restoreRevisionAtIndex:(NSInteger)index {
    NSArray<NoteRevision *> *revisions = self.noteEditorInteractor.revisions;
    if (index < 0 || (NSUInteger)index >= revisions.count) {
        return;
    }
    NoteRevision *revision = revisions[(NSUInteger)index];
    [self.userInterface showTitle:revision.title content:revision.content];
    [self.userInterface handleTextChange];
}

#pragma mark - Passed on

- (Note *)note {
    return self.userInterface.note;
}

- (void)setNote:(Note *)note {
    self.userInterface.note = note;
}

- (NSArray<NSString *> *)tags {
    return self.userInterface.tags;
}

- (NSArray<NSString *> *)suggestedTags {
    return self.noteEditorInteractor.suggestedTags;
}

- (NSArray<NoteRevision *> *)revisions {
    return self.noteEditorInteractor.revisions;
}

- (NoteSyncService *)syncService {
    return self.noteEditorInteractor.syncService;
}

- (NSTimer *)autosaveTimer {
    return self.noteEditorInteractor.autosaveTimer;
}

- (void)setAutosaveTimer:(NSTimer *)autosaveTimer {
    self.noteEditorInteractor.autosaveTimer = autosaveTimer;
}

- (BOOL)isSaving {
    return self.noteEditorInteractor.saving;
}

- (void)showSaving:(BOOL)saving {
    [self.userInterface showSaving:saving];
}

- (void)reloadRevisions {
    [self.userInterface reloadRevisions];
}

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    [self.noteEditorWireframe pushPreviewWithTitle:title content:content];
}

- (NSString *)titleForNote {
    return [self.userInterface titleForNote];
}

- (NSString *)contentForNote {
    return [self.userInterface contentForNote];
}

- (void)didSaveNote:(Note *)note {
    [self.userInterface didSaveNote:note];
}

- (void)stopAutosave {
    [self.noteEditorInteractor stopAutosave];
}

- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content {
    [self.noteEditorInteractor saveNoteWithTitle:title content:content];
}

- (void)uploadNote:(Note *)note {
    [self.noteEditorInteractor uploadNote:note];
}

- (NSUInteger)countWordsIn:(NSString *)text {
    return [self.noteEditorInteractor countWordsIn:text];
}

- (void)requestRevisions {
    [self.noteEditorInteractor requestRevisions];
}

- (void)requestSuggestedTags {
    [self.noteEditorInteractor requestSuggestedTags];
}

- (Note *)noteForSavingWithTitle:(NSString *)title content:(NSString *)content {
    return [self.noteEditorInteractor noteForSavingWithTitle:title content:content];
}

- (BOOL)storeNote:(Note *)note error:(NSError **)error {
    return [self.noteEditorInteractor storeNote:note error:error];
}

- (BOOL)hasUnsavedChanges {
    return [self.noteEditorInteractor hasUnsavedChanges];
}

- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content {
    [self.noteEditorInteractor storeDraftWithTitle:title content:content];
}

- (nullable NSDictionary<NSString *, NSString *> *)storedDraft {
    return [self.noteEditorInteractor storedDraft];
}

- (void)removeDraft {
    [self.noteEditorInteractor removeDraft];
}

@end
