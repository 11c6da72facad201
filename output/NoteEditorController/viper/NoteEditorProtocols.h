#import <UIKit/UIKit.h>

@class Note;
@class NoteRevision;
@class NoteTextWidgetController;

/// What `NoteEditorController` asks of `NoteEditorPresenter`.
@protocol NoteEditorViewOutput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, strong) NSTimer *autosaveTimer;
@property (nonatomic, readonly) BOOL savesAfterLogin;
@property (nonatomic, strong) NSString *lastDraft;
@property (nonatomic, readonly) NSUInteger wordCount;

- (void)setSavesAfterLogin:(BOOL)savesAfterLogin;
- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet;
- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget;
- (void)handleSave;
- (void)handleCancel;
- (void)cancelEditing;
- (void)handleTextChange;
- (NSInteger)numberOfRevisions;
- (NSString *)titleForRevisionAtIndex:(NSInteger)index;
- (NSString *)wordCountText;
- (void)offerDraft;
- (void)restoreRevisionAtIndex:(NSInteger)index;
- (void)requestSuggestedTags;
- (BOOL)hasUnsavedChanges;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (void)removeDraft;
- (void)viewDidLoad;
- (void)viewWillAppear;
- (void)viewWillDisappear;
- (void)previewTapped;
- (void)motionEndedWithEventWithMotion:(UIEventSubtype)motion;
- (void)close;
- (void)goBack;
- (void)accountDidChange;

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
- (void)toggleRevisions;
- (void)reloadRevisions;
- (void)insertSnippet:(NSString *)snippet;
- (void)presentLoginWithReason:(NSString *)reason;
- (void)pushTags;
- (void)confirmDiscarding;
- (void)closeEditor;
- (NSString *)titleForNote;
- (NSString *)contentForNote;
- (void)saveDraftIfNeeded;
- (void)noteEditorDidCancelIfNeeded;
- (void)showCount;
- (void)noteEditorWithNote:(Note *)note;
- (void)scheduleAutosaveTimer;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorInteractor`.
@protocol NoteEditorInteractorInput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;
@property (nonatomic, readonly) NSTimer *autosaveTimer;
@property (nonatomic, readonly, getter=isSaving) BOOL saving;

- (void)setAutosaveTimer:(NSTimer *)autosaveTimer;
- (void)startAutosave;
- (void)stopAutosave;
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (NSDictionary<NSString *, NSString *> *)storedDraft;
- (void)removeDraft;
- (void)cancelAll;

@end

/// What `NoteEditorInteractor` asks of `NoteEditorPresenter`.
@protocol NoteEditorInteractorOutput <NSObject>

@property (nonatomic, readonly) Note *note;
@property (nonatomic, strong) NSString *lastDraft;

- (void)didSaveNote:(Note *)note;
- (void)didFailToSaveWithError:(NSError *)error;
- (void)saveDraftIfNeeded;
- (void)scheduleAutosaveTimer;
- (void)showSavingForNote;
- (void)didFetchRevisionsOfNote;
- (void)updateNote:(Note *)note;
- (void)refreshNote:(Note *)note title:(NSString *)title content:(NSString *)content;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorRouter`.
@protocol NoteEditorRouterInput <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (void)close;
- (void)goBack;

@end
