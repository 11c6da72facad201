#import <UIKit/UIKit.h>

#import "NoteEditorWireframeInput.h"

@interface NoteEditorWireframe : NSObject <NoteEditorWireframeInput>

@property (nonatomic, weak) UIViewController *view;

@end
