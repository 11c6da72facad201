#import "NoteEditorViewPresenter.h"

#import <UIKit/UIKit.h>
#import "NoteEditorController.h"
#import "NoteEditorViewRouter.h"
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

@interface NoteEditorViewPresenter ()

@property (nonatomic, assign) BOOL savesAfterLogin;  ///< the user wanted to save, but had to log in first
@property (nonatomic, strong) NSDateFormatter *dateFormatter;

@end

@implementation NoteEditorViewPresenter {
    NSString *_lastDraft;
    NSUInteger _wordCount;
}

@synthesize lastDraft = _lastDraft;
@synthesize wordCount = _wordCount;

#pragma mark - Send view event

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet {
    [self.view insertSnippet:snippet];
    [self.view handleTextChange];
}

- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget {
    [self.view pushTags];
}

#pragma mark - Handle view event

- (void)handleSave {
    NSString *problem = [self problemWithTitle:[self.view titleForNote] content:[self.view contentForNote]];
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
    if ([self.interactor hasUnsavedChanges]) {
        [self.view confirmDiscarding];
    } else {
        [self.view cancelEditing];
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
    if ([self.interactor countWordsIn:content] > NoteMaximumWordCount) {
        return NSLocalizedString(@"The note is too long", nil);
    }
    return nil;
}

#pragma mark - Provide view data source

- (NSInteger)numberOfRevisions {
    return (NSInteger)self.interactor.revisions.count;
}

- (NSString *)titleForRevisionAtIndex:(NSInteger)index {
    NoteRevision *revision = self.interactor.revisions[(NSUInteger)index];
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

#pragma mark - Business use case

- (void)offerDraft {
    NSDictionary<NSString *, NSString *> *draft = [self.interactor storedDraft];
    if (draft[@"content"].length == 0) {
        return;
    }
    _lastDraft = draft[@"content"];
    [self.view showTitle:draft[@"title"] ?: @"" content:_lastDraft];
}

- (void)restoreRevisionAtIndex:(NSInteger)index {
    NSArray<NoteRevision *> *revisions = self.interactor.revisions;
    if (index < 0 || (NSUInteger)index >= revisions.count) {
        return;
    }
    NoteRevision *revision = revisions[(NSUInteger)index];
    [self.view showTitle:revision.title content:revision.content];
    [self.view handleTextChange];
}

#pragma mark - Passed on

- (Note *)note {
    return self.view.note;
}

- (void)setNote:(Note *)note {
    self.view.note = note;
}

- (NSArray<NSString *> *)tags {
    return self.view.tags;
}

- (NSArray<NSString *> *)suggestedTags {
    return self.interactor.suggestedTags;
}

- (NSArray<NoteRevision *> *)revisions {
    return self.interactor.revisions;
}

- (NoteSyncService *)syncService {
    return self.interactor.syncService;
}

- (NSTimer *)autosaveTimer {
    return self.interactor.autosaveTimer;
}

- (void)setAutosaveTimer:(NSTimer *)autosaveTimer {
    self.interactor.autosaveTimer = autosaveTimer;
}

- (BOOL)isSaving {
    return self.interactor.saving;
}

- (void)showSaving:(BOOL)saving {
    [self.view showSaving:saving];
}

- (void)reloadRevisions {
    [self.view reloadRevisions];
}

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    [self.router pushPreviewWithTitle:title content:content];
}

- (NSString *)titleForNote {
    return [self.view titleForNote];
}

- (NSString *)contentForNote {
    return [self.view contentForNote];
}

- (void)didSaveNote:(Note *)note {
    [self.view didSaveNote:note];
}

- (void)stopAutosave {
    [self.interactor stopAutosave];
}

- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content {
    [self.interactor saveNoteWithTitle:title content:content];
}

- (void)uploadNote:(Note *)note {
    [self.interactor uploadNote:note];
}

- (NSUInteger)countWordsIn:(NSString *)text {
    return [self.interactor countWordsIn:text];
}

- (void)requestRevisions {
    [self.interactor requestRevisions];
}

- (void)requestSuggestedTags {
    [self.interactor requestSuggestedTags];
}

- (Note *)noteForSavingWithTitle:(NSString *)title content:(NSString *)content {
    return [self.interactor noteForSavingWithTitle:title content:content];
}

- (BOOL)storeNote:(Note *)note error:(NSError **)error {
    return [self.interactor storeNote:note error:error];
}

- (BOOL)hasUnsavedChanges {
    return [self.interactor hasUnsavedChanges];
}

- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content {
    [self.interactor storeDraftWithTitle:title content:content];
}

- (nullable NSDictionary<NSString *, NSString *> *)storedDraft {
    return [self.interactor storedDraft];
}

- (void)removeDraft {
    [self.interactor removeDraft];
}

@end
