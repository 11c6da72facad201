#import "NoteEditorViewRouter.h"

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

@implementation NoteEditorViewRouter

#pragma mark - Wireframe

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    NotePreviewController *preview = [[NotePreviewController alloc] initWithTitle:title content:content];
    [self.destination.navigationController pushViewController:preview animated:YES];
}

@end
