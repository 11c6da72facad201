#import <Foundation/Foundation.h>

@class Note;

/// What `NoteEditorInteractor` asks of `NoteEditorViewPresenter`.
@protocol NoteEditorInteractorEventHandler <NSObject>

- (void)showSaving:(BOOL)saving;
- (void)reloadRevisions;
- (void)didSaveNote:(Note *)note;
- (void)didFailToSaveWithError:(NSError *)error;

@end
