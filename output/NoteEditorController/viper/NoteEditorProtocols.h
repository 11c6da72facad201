#import <Foundation/Foundation.h>

@class Note;
@class NoteSyncService;

/// What `NoteEditorController` asks of `NoteEditorPresenter`.
@protocol NoteEditorViewOutput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, strong) NSTimer *autosaveTimer;
@property (nonatomic, readonly) NSDateFormatter *dateFormatter;
@property (nonatomic, assign) NSUInteger wordCount;

- (NSString *)problemWithTitle:(NSString *)title content:(NSString *)content;
- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (NSString *)wordCountText;
- (void)stopAutosave;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestSuggestedTags;
- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (NSDictionary<NSString *, NSString *> *)storedDraft;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorInteractor`.
@protocol NoteEditorInteractorInput <NSObject>

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

/// What `NoteEditorPresenter` asks of `NoteEditorRouter`.
@protocol NoteEditorRouterInput <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
