#import <Foundation/Foundation.h>

@class NoteRevision;

/// What `NoteEditorPresenter` asks of `NoteEditorController`.
@protocol NoteEditorViewInterface <NSObject>

@property (nonatomic, readonly) NSArray<NoteRevision *> *revisions;

- (void)showTitle:(NSString *)title content:(NSString *)content;
- (void)showSaving:(BOOL)saving;
- (void)enableSaveButton:(BOOL)enabled;
- (void)showMessage:(NSString *)message;
- (void)insertSnippet:(NSString *)snippet;
- (void)handleTextChange;
- (void)presentLoginWithReason:(NSString *)reason;
- (void)pushTags;
- (NSString *)titleForNote;
- (NSString *)contentForNote;
- (void)saveNoteWithTitle:(NSString *)title content:(NSString *)content;
- (void)requestRevisions;

@end
