#import <UIKit/UIKit.h>

#import "NoteEditorWireframeProtocol.h"

@interface NoteEditorWireframe : NSObject <NoteEditorWireframeProtocol>

@property (nonatomic, weak) UIViewController *viewController;

@end
