#import "NoteEditorDataManager.h"

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

@implementation NoteEditorDataManager

#pragma mark - Manage model

- (BOOL)storeNote:(Note *)note error:(NSError **)error {
    return [[NoteDataManager sharedManager] storeNote:note error:error];
}

- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content {
    NSDictionary *draft = @{@"title" : title, @"content" : content};
    [[NSUserDefaults standardUserDefaults] setObject:draft forKey:NoteDraftKey];
}

- (nullable NSDictionary<NSString *, NSString *> *)storedDraft {
    return [[NSUserDefaults standardUserDefaults] dictionaryForKey:NoteDraftKey];
}

@end
