#import "NoteEditorRouter.h"

#import <UIKit/UIKit.h>
#import "Note.h"
#import "NotePreviewController.h"
#import "NoteRevision.h"

@implementation NoteEditorRouter

#pragma mark - Wireframe

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    NotePreviewController *preview = [[NotePreviewController alloc] initWithTitle:title content:content];
    [self.viewController.navigationController pushViewController:preview animated:YES];
}

@end
