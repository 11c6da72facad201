#import <UIKit/UIKit.h>

#import "NoteEditorWireFrameInterface.h"

@interface NoteEditorWireFrame : NSObject <NoteEditorWireFrameInterface>

@property (nonatomic, weak) UIViewController *viewController;

@end
