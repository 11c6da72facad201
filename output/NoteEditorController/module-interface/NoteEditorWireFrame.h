#import <UIKit/UIKit.h>

#import "NoteEditorWireFrameInterface.h"

@class NoteEditorMessageInfo;

@interface NoteEditorWireFrame : NSObject <NoteEditorWireFrameInterface>

@property (nonatomic, weak) UIViewController *viewController;

/// Shows the page that a message names, for those who know it by its key; what cannot be shown is logged.
///
/// The page comes up from the module's own screen, whichever controller asks.
- (void)routingViewController:(UIViewController *)viewController messageOfPage:(NoteEditorMessageInfo *)message;

@end
