#import "NoteEditorPresenter.h"

#import <UIKit/UIKit.h>
#import "Note.h"
#import "NoteDataManager.h"
#import "NotePreviewController.h"
#import "NoteRevision.h"
#import "NoteSyncService.h"
#import "NoteTextWidgetController.h"

@interface NoteEditorPresenter ()

@property (nonatomic, strong, readonly) id<NoteEditorInteractorInput> interactor;
@property (nonatomic, strong, readonly) id<NoteEditorRouterInput> router;

@property (nonatomic, copy, nullable) NSArray<NoteRevision *> *revisions;
@property (nonatomic, strong) NSDateFormatter *dateFormatter;

@end

@implementation NoteEditorPresenter {
    NSUInteger _wordCount;
}

@synthesize wordCount = _wordCount;

- (instancetype)initWithInteractor:(id<NoteEditorInteractorInput>)interactor router:(id<NoteEditorRouterInput>)router {
    self = [super init];
    if (self) {
        _interactor = interactor;
        _router = router;
    }
    return self;
}

#pragma mark - Send view event

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet {
    [self.view insertSnippet:snippet];
    [self.view handleTextChange];
}

- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget {
    [self.view pushTags];
}

#pragma mark - Provide view data source

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
    NSDictionary<NSString *, NSString *> *draft = [self.view storedDraft];
    if (draft[@"content"].length == 0) {
        return;
    }
    self.view.lastDraft = draft[@"content"];
    [self.view showTitle:draft[@"title"] ?: @"" content:self.view.lastDraft];
}

- (void)restoreRevisionAtIndex:(NSInteger)index {
    NSArray<NoteRevision *> *revisions = self.revisions;
    if (index < 0 || (NSUInteger)index >= revisions.count) {
        return;
    }
    NoteRevision *revision = revisions[(NSUInteger)index];
    [self.view showTitle:revision.title content:revision.content];
    [self.view handleTextChange];
}

#pragma mark - Manage model

- (BOOL)hasUnsavedChanges {
    NSString *title = [self.view titleForNote];
    NSString *content = [self.view contentForNote];
    if (!self.view.note) {
        return title.length > 0 || content.length > 0;
    }
    return ![self.view.note.title isEqualToString:title] || ![self.view.note.content isEqualToString:content]
        || ![self.view.note.tags isEqualToArray:self.view.tags];
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
    return self.view.suggestedTags;
}

- (void)setSuggestedTags:(NSArray<NSString *> *)suggestedTags {
    self.view.suggestedTags = suggestedTags;
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

- (NSString *)lastDraft {
    return self.view.lastDraft;
}

- (void)setLastDraft:(NSString *)lastDraft {
    self.view.lastDraft = lastDraft;
}

- (void)reloadRevisions {
    [self.view reloadRevisions];
}

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    [self.router pushPreviewWithTitle:title content:content];
}

- (void)stopAutosave {
    [self.interactor stopAutosave];
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

- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content {
    [self.interactor storeDraftWithTitle:title content:content];
}

- (void)removeDraft {
    [self.interactor removeDraft];
}

@end
