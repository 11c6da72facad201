#import <Foundation/Foundation.h>

@class Note;
@class NoteRevision;
@class NoteSyncService;
@class NoteTextWidgetController;

/// What `NoteEditorController` asks of `NoteEditorPresenter`.
@protocol NoteEditorPresenterProtocol <NSObject>

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
- (NSString *)problemWithTitle:(NSString *)title content:(NSString *)content;
- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (NSInteger)numberOfRevisions;
- (NSString *)titleForRevisionAtIndex:(NSInteger)index;
- (NSString *)wordCountText;
- (void)didFailToSaveWithError:(NSError *)error;
- (void)stopAutosave;
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content;
- (void)uploadNote:(Note *)note;
- (void)offerDraft;
- (void)restoreRevisionAtIndex:(NSInteger)index;
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
