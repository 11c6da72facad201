#import <Foundation/Foundation.h>

@class Note;
@class NoteRevision;
@class NoteSyncService;
@class NoteTextWidgetController;

/// What `NoteEditorController` asks of `NoteEditorPresenter`.
@protocol NoteEditorViewOutput <NSObject>

@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, strong) NSTimer *autosaveTimer;
@property (nonatomic, assign) NSUInteger wordCount;

- (void)setRevisions:(NSArray<NoteRevision *> *)revisions;
- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet;
- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget;
- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (NSInteger)numberOfRevisions;
- (NSString *)titleForRevisionAtIndex:(NSInteger)index;
- (NSString *)wordCountText;
- (void)didFailToSaveWithError:(NSError *)error;
- (void)stopAutosave;
- (void)offerDraft;
- (void)restoreRevisionAtIndex:(NSInteger)index;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (Note *)noteForSavingWithTitle:(NSString *)title content:(NSString *)content;
- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (BOOL)hasUnsavedChanges;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (void)removeDraft;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorController`.
@protocol NoteEditorViewInput <NSObject>

@property (nonatomic, readonly) Note *note;
@property (nonatomic, readonly) NSArray<NSString *> *tags;
@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, strong) NSString *lastDraft;

- (void)setNote:(Note *)note;
- (void)setSuggestedTags:(NSArray<NSString *> *)suggestedTags;
- (void)showTitle:(NSString *)title content:(NSString *)content;
- (void)showSaving:(BOOL)saving;
- (void)enableSaveButton:(BOOL)enabled;
- (void)showMessage:(NSString *)message;
- (void)reloadRevisions;
- (void)insertSnippet:(NSString *)snippet;
- (void)handleTextChange;
- (void)presentLoginWithReason:(NSString *)reason;
- (void)pushTags;
- (NSString *)titleForNote;
- (NSString *)contentForNote;
- (NSDictionary<NSString *, NSString *> *)storedDraft;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorInteractor`.
@protocol NoteEditorInteractorInput <NSObject>

@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, readonly) NSTimer *autosaveTimer;

- (void)setAutosaveTimer:(NSTimer *)autosaveTimer;
- (void)stopAutosave;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (Note *)noteForSavingWithTitle:(NSString *)title content:(NSString *)content;
- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (void)removeDraft;

@end

/// What `NoteEditorInteractor` asks of `NoteEditorPresenter`.
@protocol NoteEditorInteractorOutput <NSObject>

@property (nonatomic, strong) Note *note;
@property (nonatomic, readonly) NSArray<NSString *> *tags;
@property (nonatomic, copy) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;
@property (nonatomic, strong) NSString *lastDraft;

- (void)setRevisions:(NSArray<NoteRevision *> *)revisions;
- (void)reloadRevisions;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorRouter`.
@protocol NoteEditorRouterInput <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
