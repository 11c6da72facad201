#import <Foundation/Foundation.h>

/// What `NoteEditorPresenter` asks of `NoteEditorWireFrame`.
@protocol NoteEditorWireFrameInterface <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
