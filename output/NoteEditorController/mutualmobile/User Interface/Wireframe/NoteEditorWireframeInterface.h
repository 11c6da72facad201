#import <Foundation/Foundation.h>

/// What `NoteEditorPresenter` asks of `NoteEditorWireframe`.
@protocol NoteEditorWireframeInterface <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
