#import <Foundation/Foundation.h>

@class Note;
@class NoteRevision;
@class NoteSyncService;

/// What `NoteEditorController` asks of `NoteEditorViewPresenter`.
@protocol NoteEditorViewDataSource <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, strong) NSTimer *autosaveTimer;
@property (nonatomic, readonly) BOOL savesAfterLogin;
@property (nonatomic, readonly, getter=isSaving) BOOL saving;
@property (nonatomic, strong) NSString *lastDraft;
@property (nonatomic, assign) NSUInteger wordCount;

- (void)setSavesAfterLogin:(BOOL)savesAfterLogin;
- (NSString *)problemWithTitle:(NSString *)title content:(NSString *)content;
- (NSInteger)numberOfRevisions;
- (NSString *)titleForRevisionAtIndex:(NSInteger)index;
- (NSString *)wordCountText;
- (NSUInteger)countWordsIn:(NSString *)text;
- (Note *)noteForSavingWithTitle:(NSString *)title content:(NSString *)content;
- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (BOOL)hasUnsavedChanges;
- (NSDictionary<NSString *, NSString *> *)storedDraft;

@end
