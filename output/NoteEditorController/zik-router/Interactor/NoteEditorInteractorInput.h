#import <Foundation/Foundation.h>

@class Note;
@class NoteRevision;
@class NoteSyncService;

/// What `NoteEditorViewPresenter` asks of `NoteEditorInteractor`.
@protocol NoteEditorInteractorInput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, readonly) NSTimer *autosaveTimer;
@property (nonatomic, readonly, getter=isSaving) BOOL saving;

- (void)setAutosaveTimer:(NSTimer *)autosaveTimer;
- (void)stopAutosave;
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content;
- (void)uploadNote:(Note *)note;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (Note *)noteForSavingWithTitle:(NSString *)title content:(NSString *)content;
- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (BOOL)hasUnsavedChanges;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (NSDictionary<NSString *, NSString *> *)storedDraft;
- (void)removeDraft;

@end
