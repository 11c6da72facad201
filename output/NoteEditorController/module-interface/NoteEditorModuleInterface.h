#import <Foundation/Foundation.h>

@class Note;
@class NoteSyncService;
@class NoteTextWidgetController;

/// What `NoteEditorController` asks of `NoteEditorPresenter`.
@protocol NoteEditorModuleInterface <NSObject>

@property (nonatomic, readonly) NSArray<NSString *> *suggestedTags;
@property (nonatomic, readonly) NoteSyncService *syncService;
@property (nonatomic, strong) NSTimer *autosaveTimer;
@property (nonatomic, readonly) BOOL savesAfterLogin;
@property (nonatomic, strong) NSString *lastDraft;
@property (nonatomic, assign) NSUInteger wordCount;

- (void)setSavesAfterLogin:(BOOL)savesAfterLogin;
- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet;
- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget;
- (void)handleSave;
- (NSString *)problemWithTitle:(NSString *)title content:(NSString *)content;
- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (NSInteger)numberOfRevisions;
- (NSString *)titleForRevisionAtIndex:(NSInteger)index;
- (NSString *)wordCountText;
- (void)didFailToSaveWithError:(NSError *)error;
- (void)stopAutosave;
- (void)offerDraft;
- (void)restoreRevisionAtIndex:(NSInteger)index;
- (NSUInteger)countWordsIn:(NSString *)text;
- (void)requestSuggestedTags;
- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (NSDictionary<NSString *, NSString *> *)storedDraft;

@end
