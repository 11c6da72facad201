#import <Foundation/Foundation.h>

@class Note;
@class NoteTextWidgetController;

/// What `NoteEditorController` asks of `NoteEditorViewPresenter`.
@protocol NoteEditorViewEventHandler <NSObject>

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet;
- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget;
- (void)handleSave;
- (void)handleCancel;
- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;
- (void)didFailToSaveWithError:(NSError *)error;
- (void)stopAutosave;
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content;
- (void)uploadNote:(Note *)note;
- (void)offerDraft;
- (void)restoreRevisionAtIndex:(NSInteger)index;
- (void)requestRevisions;
- (void)requestSuggestedTags;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (void)removeDraft;

@end
