#import <UIKit/UIKit.h>
#import "JTEditorModule.h"
#import "JTLoginModule.h"
#import "JTNoteListModule.h"
#import "JTTextWidgetModule.h"

@interface JTRouter : NSObject <JTNoteListRouter, JTEditorRouter, JTTextWidgetRouter, JTLoginRouter>
@end

@interface JTRouter (JTEditor)
+ (id<JTNoteListRequiredEditor>)editorWithDelegate:(id<JTNoteListRequiredEditorDelegate>)delegate;
@end

@interface JTRouter (JTLogin)
+ (UIViewController *)loginViewWithMessage:(NSString *)message delegate:(id<JTLoginViewDelegate>)delegate;
@end
