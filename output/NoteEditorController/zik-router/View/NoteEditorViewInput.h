#import <Foundation/Foundation.h>

@class Note;

/// What `NoteEditorViewPresenter` asks of `NoteEditorController`.
@protocol NoteEditorViewInput <NSObject>

@property (nonatomic, readonly) Note *note;
@property (nonatomic, readonly) NSArray<NSString *> *tags;

- (void)setNote:(Note *)note;
- (void)showTitle:(NSString *)title content:(NSString *)content;
- (void)showSaving:(BOOL)saving;
- (void)enableSaveButton:(BOOL)enabled;
- (void)showMessage:(NSString *)message;
- (void)reloadRevisions;
- (void)insertSnippet:(NSString *)snippet;
- (void)cancelEditing;
- (void)handleTextChange;
- (void)presentLoginWithReason:(NSString *)reason;
- (void)pushTags;
- (void)confirmDiscarding;
- (NSString *)titleForNote;
- (NSString *)contentForNote;
- (void)didSaveNote:(Note *)note;

@end
