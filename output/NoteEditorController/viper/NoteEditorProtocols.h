#import <Foundation/Foundation.h>

@class Note;
@class NoteRevision;
@class NoteSyncService;
@class NoteTextWidgetController;

/// What `NoteEditorController` asks of `NoteEditorPresenter`.
@protocol NoteEditorViewOutput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, strong) NSTimer *autosaveTimer;
@property (nonatomic, readonly, getter=isSaving) BOOL saving;

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet;
- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget;
- (NSString *)problemWithTitle:(NSString *)title content:(NSString *)content;
- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (NSString *)titleForRevisionAtIndex:(NSInteger)index;
- (void)stopAutosave;
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content;
- (void)offerDraft;
- (void)restoreRevisionAtIndex:(NSInteger)index;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (void)removeDraft;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorController`.
@protocol NoteEditorViewInput <NSObject>

@property (nonatomic, readonly) Note *note;
@property (nonatomic, readonly) NSArray<NSString *> *tags;
@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;
@property (nonatomic, strong) NSString *lastDraft;

- (void)setNote:(Note *)note;
- (void)setRevisions:(NSArray<NoteRevision *> *)revisions;
- (void)showTitle:(NSString *)title content:(NSString *)content;
- (void)showSaving:(BOOL)saving;
- (void)enableSaveButton:(BOOL)enabled;
- (void)showMessage:(NSString *)message;
- (void)reloadRevisions;
- (void)insertSnippet:(NSString *)snippet;
- (void)handleTextChange;
- (void)presentLoginWithReason:(NSString *)reason;
- (void)pushTags;
- (void)didSaveNote:(Note *)note;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorInteractor`.
@protocol NoteEditorInteractorInput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, readonly) NSTimer *autosaveTimer;
@property (nonatomic, readonly, getter=isSaving) BOOL saving;

- (void)setAutosaveTimer:(NSTimer *)autosaveTimer;
- (void)stopAutosave;
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (NSDictionary<NSString *, NSString *> *)storedDraft;
- (void)removeDraft;

@end

/// What `NoteEditorInteractor` asks of `NoteEditorPresenter`.
@protocol NoteEditorInteractorOutput <NSObject>

@property (nonatomic, strong) Note *note;
@property (nonatomic, readonly) NSArray<NSString *> *tags;
@property (nonatomic, copy) NSArray<NoteRevision *> *revisions;
@property (nonatomic, strong) NSString *lastDraft;

- (void)showSaving:(BOOL)saving;
- (void)reloadRevisions;
- (void)didSaveNote:(Note *)note;
- (void)didFailToSaveWithError:(NSError *)error;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorRouter`.
@protocol NoteEditorRouterInput <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
