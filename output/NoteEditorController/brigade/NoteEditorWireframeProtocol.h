#import <Foundation/Foundation.h>

/// What `NoteEditorPresenter` asks of `NoteEditorWireframe`.
@protocol NoteEditorWireframeProtocol <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
