#import <Foundation/Foundation.h>

/// What `NoteEditorPresenter` asks of `NoteEditorRouter`.
@protocol NoteEditorRouterInput <NSObject>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
