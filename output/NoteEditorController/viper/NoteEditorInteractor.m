#import "NoteEditorInteractor.h"

#import <UIKit/UIKit.h>
#import "AccountService.h"
#import "Note.h"
#import "NoteDataManager.h"
#import "NoteDefines.h"
#import "NoteRevision.h"
#import "NoteSyncService.h"

@interface NoteEditorInteractor ()

// Business state
@property (nonatomic, strong, nullable) Note *note;
@property (nonatomic, copy) NSArray<NSString *> *tags;
@property (nonatomic, copy, nullable) NSArray<NSString *> *suggestedTags;
@property (nonatomic, strong) NoteSyncService *syncService;
@property (nonatomic, assign, getter=isSaving) BOOL saving;

@end

@implementation NoteEditorInteractor

- (void)storeNoteOnInitWithNote:(Note *)note {
    _note = note;
    _tags = [note.tags copy];
}

- (void)showTitleOnLoad {
    [self.output showTitle:self.note.title content:self.note.content];
    [self requestRevisions];
}

#pragma mark - Handle view event

/// What is wrong with the input, in words for the user; nil if it can be saved.
- (nullable NSString *)problemWithTitle:(NSString *)title content:(NSString *)content {
    if (title.length == 0) {
        return NSLocalizedString(@"A note needs a title", nil);
    }
    if (title.length > NoteMaximumTitleLength) {
        return NSLocalizedString(@"The title is too long", nil);
    }
    if ([self countWordsIn:content] > NoteMaximumWordCount) {
        return NSLocalizedString(@"The note is too long", nil);
    }
    return nil;
}

#pragma mark - Send business event

- (void)cancelAll {
    if (![AccountService sharedService].isLoggedIn) {
        [self.syncService cancelAll];
        [self.output saveDraftIfNeeded];
    }
    [self requestSuggestedTags];
}

#pragma mark - Business use case

/// Stores the note here, then sends it. What could not be sent stays stored and is sent with the next change.
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content {
    if (self.isSaving) {
        return;
    }
    self.saving = YES;
    [self.output handleStoreNoteWithTitle:title content:content];
}

- (void)uploadNote:(Note *)note {
    NSString *token = [AccountService sharedService].token ?: @"";
    __weak typeof(self) weakSelf = self;
    [self.syncService uploadNote:note token:token completion:^(NSInteger version, NSError *error) {
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
                [strongSelf.output didFailToSaveWithError:error];
                return;
            }
            note.version = version;
            [strongSelf storeNote:note error:NULL];
            [strongSelf.output didSaveNote:note];
        });
    }];
}

- (NSUInteger)countWordsIn:(NSString *)text {
    __block NSUInteger count = 0;
    [text enumerateSubstringsInRange:NSMakeRange(0, text.length)
                             options:NSStringEnumerationByWords
                          usingBlock:^(NSString *word, NSRange range, NSRange enclosing, BOOL *stop) {
        count += 1;
    }];
    return count;
}

#pragma mark - Request data for model

- (NoteSyncService *)syncService {
    if (!_syncService) {
        _syncService = [[NoteSyncService alloc] init];
    }
    return _syncService;
}

- (void)requestRevisions {
    __weak typeof(self) weakSelf = self;
    [[NoteDataManager sharedManager] fetchRevisionsOfNoteWithID:self.note.noteID
                                                     completion:^(NSArray<NoteRevision *> *revisions) {
        weakSelf.output.revisions = [revisions sortedArrayUsingComparator:^(NoteRevision *one, NoteRevision *other) {
            return [other.date compare:one.date];
        }];
        [weakSelf.output didFetchRevisionsOfNote];
    }];
}

- (void)requestSuggestedTags {
    __weak typeof(self) weakSelf = self;
    [self.syncService fetchTagsWithCompletion:^(NSArray<NSString *> *tags, NSError *error) {
        if (tags) {
            weakSelf.suggestedTags = tags;
        }
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

- (BOOL)storeNote:(Note *)note error:(NSError **)error {
    return [[NoteDataManager sharedManager] storeNote:note error:error];
}

- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content {
    NSDictionary *draft = @{@"title" : title, @"content" : content};
    [[NSUserDefaults standardUserDefaults] setObject:draft forKey:NoteDraftKey];
}

- (nullable NSDictionary<NSString *, NSString *> *)storedDraft {
    return [[NSUserDefaults standardUserDefaults] dictionaryForKey:NoteDraftKey];
}

- (void)removeDraft {
    [self.output deleteDraft];
    [[NSUserDefaults standardUserDefaults] removeObjectForKey:NoteDraftKey];
}

@end
