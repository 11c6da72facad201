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
#import "NoteEditorMessageInfo.h"

@implementation NoteEditorWireFrame

#pragma mark - Wireframe

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    NotePreviewController *preview = [[NotePreviewController alloc] initWithTitle:title content:content];
    [self.viewController.navigationController pushViewController:preview animated:YES];
}

#pragma mark - Pages by key

- (void)routingViewController:(UIViewController *)viewController messageOfPage:(NoteEditorMessageInfo *)message {
    void (^show)(NoteEditorMessageInfo *) = [self pageHandlers][message.messageName];
    if (!show) {
        NSLog(@"NoteEditorWireFrame has no page '%@', for which %@ asks", message.messageName, viewController);
        return;
    }
    show(message);
}

- (NSDictionary<NSString *, void (^)(NoteEditorMessageInfo *)> *)pageHandlers {
    return @{
        NoteEditorPagePushPreviewWithTitleContent : ^(NoteEditorMessageInfo *message) {
            if ([message hasValues:@{@"title" : @"NSString", @"content" : @"NSString"}]) {
                [self pushPreviewWithTitle:message.params[@"title"] content:message.params[@"content"]];
            }
        },
    };
}

@end
