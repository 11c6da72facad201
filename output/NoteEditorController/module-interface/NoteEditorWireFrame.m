#import "NoteEditorWireFrame.h"

#import <UIKit/UIKit.h>
#import "AccountService.h"
#import "LoginViewController.h"
#import "Note.h"
#import "NoteDataManager.h"
#import "NoteDefines.h"
#import "NotePreviewController.h"
#import "NoteRevision.h"
#import "NoteSyncService.h"
#import "NoteTagsController.h"
#import "NoteTextWidgetController.h"

@implementation NoteEditorWireFrame

#pragma mark - Wireframe

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    NotePreviewController *preview = [[NotePreviewController alloc] initWithTitle:title content:content];
    [self.viewController.navigationController pushViewController:preview animated:YES];
}

@end
