#import <UIKit/UIKit.h>

@class LoginViewController;
@class Note;
@class NoteRevision;
@class NoteTextWidgetController;

/// What `NoteEditorController` asks of `NoteEditorPresenter`.
@protocol NoteEditorViewOutput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NSString *lastDraft;
@property (nonatomic, readonly) NSUInteger wordCount;

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet;
- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget;
- (void)handleSave;
- (void)handleCancel;
- (void)cancelEditing;
- (void)handleTextChange;
- (NSInteger)numberOfRevisions;
- (NSString *)titleForRevisionAtIndex:(NSInteger)index;
- (NSString *)wordCountText;
- (void)loginViewController:(LoginViewController *)controller didLoginWithAccount:(NSString *)account;
- (void)loginViewControllerDidCancel:(LoginViewController *)controller;
- (void)startAutosave;
- (void)offerDraft;
- (void)restoreRevisionAtIndex:(NSInteger)index;
- (void)requestSuggestedTags;
- (BOOL)hasUnsavedChanges;
- (void)removeDraft;
- (void)viewDidLoad;
- (void)previewTapped;
- (void)motionEndedWithMotion:(UIEventSubtype)motion;
- (void)close;
- (void)goBack;
- (void)accountDidChange;
- (void)handleDraftWithContent:(NSString *)content;

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
- (void)stopAutosave;
- (void)saveDraftIfNeeded;
- (void)noteEditorDidCancelIfNeeded;
- (void)showCount;
- (void)didFinishWithNote:(Note *)note;
- (void)scheduleAutosaveTimer;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorInteractor`.
@protocol NoteEditorInteractorInput <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly, getter=isSaving) BOOL saving;

- (void)setSaving:(BOOL)saving;
- (NSString *)problemWithTitle:(NSString *)title content:(NSString *)content;
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content;
- (void)uploadNote:(Note *)note;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (Note *)noteForSavingWithTitle:(NSString *)title content:(NSString *)content;
- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (NSDictionary<NSString *, NSString *> *)storedDraft;
- (void)removeDraft;
- (void)cancelAll;

@end

/// What `NoteEditorInteractor` asks of `NoteEditorPresenter`.
@protocol NoteEditorInteractorOutput <NSObject>

@property (nonatomic, readonly) Note *note;
@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;

- (void)setRevisions:(NSArray<NoteRevision *> *)revisions;
- (void)didSaveNote:(Note *)note;
- (void)didFailToSaveWithError:(NSError *)error;
- (void)saveDraftIfNeeded;
- (void)handleStoreNoteWithTitle:(NSString *)title content:(NSString *)content;
- (void)didFetchRevisionsOfNote;
- (void)updateNote:(Note *)note;
- (void)refreshNote:(Note *)note title:(NSString *)title content:(NSString *)content;
- (void)deleteDraft;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorRouter`.
@protocol NoteEditorRouterInput <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (void)close;
- (void)goBack;
- (void)closeController:(LoginViewController *)controller;

@end
