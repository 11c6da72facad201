#import <UIKit/UIKit.h>

#import "NoteEditorProtocols.h"

@interface NoteEditorRouter : NSObject <NoteEditorRouterInput>

@property (nonatomic, weak) UIViewController *viewController;

@end
