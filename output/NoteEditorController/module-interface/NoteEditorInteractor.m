#import "NoteEditorInteractor.h"

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

@interface NoteEditorInteractor ()

@property (nonatomic, copy, nullable) NSArray<NSString *> *suggestedTags;
@property (nonatomic, strong) NoteSyncService *syncService;
@property (nonatomic, strong, nullable) NSTimer *autosaveTimer;

@end

@implementation NoteEditorInteractor

#pragma mark - Send business event

- (void)stopAutosave {
    [self.autosaveTimer invalidate];
    self.autosaveTimer = nil;
}

#pragma mark - Business use case

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

- (void)requestSuggestedTags {
    __weak typeof(self) weakSelf = self;
    [self.syncService fetchTagsWithCompletion:^(NSArray<NSString *> *tags, NSError *error) {
        if (tags) {
            weakSelf.suggestedTags = tags;
        }
    }];
}

#pragma mark - Manage model

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

@end
