#import <UIKit/UIKit.h>

#import "NoteEditorRouterInput.h"

@interface NoteEditorRouter : NSObject <NoteEditorRouterInput>

@property (nonatomic, weak) UIViewController *transitionHandler;

@end
