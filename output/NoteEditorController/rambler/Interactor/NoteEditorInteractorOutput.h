#import <Foundation/Foundation.h>

@class Note;

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
