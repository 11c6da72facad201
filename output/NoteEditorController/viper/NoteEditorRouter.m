#import "NoteEditorRouter.h"

#import "LoginViewController.h"
#import "NotePreviewController.h"

@implementation NoteEditorRouter

#pragma mark - Wireframe

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    NotePreviewController *preview = [[NotePreviewController alloc] initWithTitle:title content:content];
    [self.viewController.navigationController pushViewController:preview animated:YES];
}

- (void)close {
    [self.viewController dismissViewControllerAnimated:YES completion:nil];
}

- (void)goBack {
    [self.viewController.navigationController popViewControllerAnimated:YES];
}

#pragma mark - Handle business event

- (void)closeController:(LoginViewController *)controller {
    [controller dismissViewControllerAnimated:YES completion:nil];
}

@end
