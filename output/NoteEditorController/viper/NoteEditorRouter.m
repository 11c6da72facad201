#import "NoteEditorRouter.h"

#import <UIKit/UIKit.h>
#import "Note.h"
#import "NoteDataManager.h"
#import "NotePreviewController.h"
#import "NoteRevision.h"
#import "NoteSyncService.h"

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

@end
