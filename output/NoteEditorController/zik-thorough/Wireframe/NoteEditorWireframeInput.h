#import <Foundation/Foundation.h>

/// What `NoteEditorViewPresenter` asks of `NoteEditorWireframe`.
@protocol NoteEditorWireframeInput <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
