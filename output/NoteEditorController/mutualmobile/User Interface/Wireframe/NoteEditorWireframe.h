#import <UIKit/UIKit.h>

#import "NoteEditorWireframeInterface.h"

@interface NoteEditorWireframe : NSObject <NoteEditorWireframeInterface>

@property (nonatomic, weak) UIViewController *noteEditorViewController;

@end
