#import <Foundation/Foundation.h>

@class Note;
@class NoteSyncService;

/// What `NoteEditorPresenter` asks of `NoteEditorInteractor`.
@protocol NoteEditorInteractorInterface <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, readonly) NSTimer *autosaveTimer;

- (void)setAutosaveTimer:(NSTimer *)autosaveTimer;
- (void)stopAutosave;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestSuggestedTags;
- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (NSDictionary<NSString *, NSString *> *)storedDraft;

@end
