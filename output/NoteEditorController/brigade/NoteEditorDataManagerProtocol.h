#import <Foundation/Foundation.h>

@class Note;

/// What `NoteEditorInteractor` asks of `NoteEditorDataManager`.
@protocol NoteEditorDataManagerProtocol <NSObject>

- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content;
- (NSDictionary<NSString *, NSString *> *)storedDraft;

@end
