#import "NoteEditorInteractor.h"

#import <UIKit/UIKit.h>
#import "AccountService.h"
#import "Note.h"
#import "NoteDataManager.h"
#import "NoteDefines.h"
#import "NotePreviewController.h"
#import "NoteRevision.h"
#import "NoteSyncService.h"

@interface NoteEditorInteractor ()

@property (nonatomic, strong) NoteSyncService *syncService;
@property (nonatomic, strong, nullable) NSTimer *autosaveTimer;

@end

@implementation NoteEditorInteractor

#pragma mark - Send business event

- (void)stopAutosave {
    [self.autosaveTimer invalidate];
    self.autosaveTimer = nil;
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
    [[NoteDataManager sharedManager] fetchRevisionsOfNoteWithID:self.output.note.noteID
                                                     completion:^(NSArray<NoteRevision *> *revisions) {
        weakSelf.output.revisions = [revisions sortedArrayUsingComparator:^(NoteRevision *one, NoteRevision *other) {
            return [other.date compare:one.date];
        }];
        [weakSelf.output reloadRevisions];
    }];
}

- (void)requestSuggestedTags {
    __weak typeof(self) weakSelf = self;
    [self.syncService fetchTagsWithCompletion:^(NSArray<NSString *> *tags, NSError *error) {
        if (tags) {
            weakSelf.output.suggestedTags = tags;
        }
    }];
}

#pragma mark - Manage model

- (Note *)noteForSavingWithTitle:(NSString *)title content:(NSString *)content {
    Note *note = self.output.note;
    if (!note) {
        NSString *noteID = [[NoteDataManager sharedManager] nextNoteID];
        note = [[Note alloc] initWithID:noteID title:title content:content];
        self.output.note = note;
    }
    note.title = title;
    note.content = content;
    note.tags = self.output.tags;
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

- (void)removeDraft {
    self.output.lastDraft = nil;
    [[NSUserDefaults standardUserDefaults] removeObjectForKey:NoteDraftKey];
}

@end
