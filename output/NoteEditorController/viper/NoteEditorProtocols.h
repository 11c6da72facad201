#import <UIKit/UIKit.h>

#import "NoteEditorController.h"

@class LoginViewController;
@class Note;
@class NoteRevision;
@class NoteTextWidgetController;

/// What `NoteEditorController` asks of `NoteEditorPresenter`.
@protocol NoteEditorViewOutput <NSObject>

@property (nonatomic, readonly) NoteEditorMode mode;
@property (nonatomic, copy) NSArray<NSString *> *tags;
@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NSUInteger wordCount;

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet;
- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget;
- (void)handleSave;
- (void)handleCancel;
- (void)cancelEditing;
- (void)handleTextChange;
- (NSString *)screenTitle;
- (NSInteger)numberOfRevisions;
- (NSString *)titleForRevisionAtIndex:(NSInteger)index;
- (NSString *)wordCountText;
- (void)loginViewController:(LoginViewController *)controller didLoginWithAccount:(NSString *)account;
- (void)loginViewControllerDidCancel:(LoginViewController *)controller;
- (void)startAutosave;
- (void)saveDraftIfNeeded;
- (void)restoreRevisionAtIndex:(NSInteger)index;
- (BOOL)hasUnsavedChanges;
- (void)removeDraft;
- (void)setUpForCreating;
- (void)setUpWithNote:(Note *)note;
- (void)viewDidLoad;
- (void)previewTapped;
- (void)motionEndedWithMotion:(UIEventSubtype)motion;
- (void)close;
- (void)goBack;
- (void)accountDidChange;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorController`.
@protocol NoteEditorViewInput <NSObject>

- (void)observeKeyboard;
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
- (void)observeAccount;
- (void)stopAutosave;
- (void)noteEditorDidCancelIfNeeded;
- (void)showCount;
- (void)didFinishWithNote:(Note *)note;
- (void)scheduleAutosaveTimer;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorInteractor`.
@protocol NoteEditorInteractorInput <NSObject>

@property (nonatomic, readonly) Note *note;
@property (nonatomic, readonly) NSArray<NSString *> *tags;
@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly, getter=isSaving) BOOL saving;

- (void)setTags:(NSArray<NSString *> *)tags;
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
- (void)storeNoteOnInitWithNote:(Note *)note;
- (void)showTitleOnLoad;
- (void)cancelAll;

@end

/// What `NoteEditorInteractor` asks of `NoteEditorPresenter`.
@protocol NoteEditorInteractorOutput <NSObject>

@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;

- (void)setRevisions:(NSArray<NoteRevision *> *)revisions;
- (void)showTitle:(NSString *)title content:(NSString *)content;
- (void)didSaveNote:(Note *)note;
- (void)didFailToSaveWithError:(NSError *)error;
- (void)saveDraftIfNeeded;
- (void)handleStoreNoteWithTitle:(NSString *)title content:(NSString *)content;
- (void)didFetchRevisionsOfNote;
- (void)deleteDraft;

@end

/// What `NoteEditorPresenter` asks of `NoteEditorRouter`.
@protocol NoteEditorRouterInput <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (void)close;
- (void)goBack;
- (void)closeController:(LoginViewController *)controller;

@end
