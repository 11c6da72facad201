//
//  NoteEditorController.h
//  Notes
//

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class Note;
@class NoteEditorController;

/// Whether the editor makes a note or changes one.
typedef NS_ENUM(NSInteger, NoteEditorMode) {
    NoteEditorModeCreate,
    NoteEditorModeModify
};

/// The list that opened the editor.
@protocol NoteEditorDelegate <NSObject>

- (void)noteEditor:(NoteEditorController *)editor didFinishWithNote:(Note *)note;

@optional
- (void)noteEditorDidCancel:(NoteEditorController *)editor;

@end

/// Creates and changes a note. Saving needs an account; drafts do not.
@interface NoteEditorController : UIViewController

@property (nonatomic, weak, nullable) id<NoteEditorDelegate> delegate;
@property (nonatomic, readonly) NoteEditorMode mode;

/// Shown as a hint while the title is empty.
@property (nonatomic, copy, nullable) NSString *suggestedTitle;

- (instancetype)initForCreating;
- (instancetype)initWithNote:(Note *)note;

/// Whether leaving now would lose something.
- (BOOL)hasUnsavedChanges;

@end

NS_ASSUME_NONNULL_END
