#import <Foundation/Foundation.h>

@class Note;
@class NoteRevision;
@class NoteSyncService;
@class NoteTextWidgetController;

/// What `NoteEditorController` asks of `NoteEditorPresenter`.
@protocol NoteEditorViewOutput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, strong) NSTimer *autosaveTimer;
@property (nonatomic, readonly) BOOL savesAfterLogin;
@property (nonatomic, readonly, getter=isSaving) BOOL saving;
@property (nonatomic, strong) NSString *lastDraft;
@property (nonatomic, assign) NSUInteger wordCount;

- (void)setSavesAfterLogin:(BOOL)savesAfterLogin;
- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet;
- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget;
- (void)handleSave;
- (void)handleCancel;
- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (NSInteger)numberOfRevisions;
- (NSString *)titleForRevisionAtIndex:(NSInteger)index;
- (NSString *)wordCountText;
- (void)stopAutosave;
- (void)offerDraft;
- (void)restoreRevisionAtIndex:(NSInteger)index;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (BOOL)hasUnsavedChanges;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (void)removeDraft;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorController`.
@protocol NoteEditorViewInput <NSObject>

@property (nonatomic, readonly) Note *note;
@property (nonatomic, readonly) NSArray<NSString *> *tags;

- (void)setNote:(Note *)note;
- (void)showTitle:(NSString *)title content:(NSString *)content;
- (void)showSaving:(BOOL)saving;
- (void)enableSaveButton:(BOOL)enabled;
- (void)showMessage:(NSString *)message;
- (void)reloadRevisions;
- (void)insertSnippet:(NSString *)snippet;
- (void)cancelEditing;
- (void)handleTextChange;
- (void)presentLoginWithReason:(NSString *)reason;
- (void)pushTags;
- (void)confirmDiscarding;
- (NSString *)titleForNote;
- (NSString *)contentForNote;
- (void)didSaveNote:(Note *)note;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorInteractor`.
@protocol NoteEditorInteractorInput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, readonly) NSTimer *autosaveTimer;
@property (nonatomic, readonly, getter=isSaving) BOOL saving;

- (void)setAutosaveTimer:(NSTimer *)autosaveTimer;
- (void)stopAutosave;
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (BOOL)hasUnsavedChanges;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (NSDictionary<NSString *, NSString *> *)storedDraft;
- (void)removeDraft;

@end

/// What `NoteEditorInteractor` asks of `NoteEditorPresenter`.
@protocol NoteEditorInteractorOutput <NSObject>

@property (nonatomic, strong) Note *note;
@property (nonatomic, readonly) NSArray<NSString *> *tags;
@property (nonatomic, strong) NSString *lastDraft;

- (void)showSaving:(BOOL)saving;
- (void)reloadRevisions;
- (NSString *)titleForNote;
- (NSString *)contentForNote;
- (void)didSaveNote:(Note *)note;
- (void)didFailToSaveWithError:(NSError *)error;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorRouter`.
@protocol NoteEditorRouterInput <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
