#import <UIKit/UIKit.h>
#import <ZIKRouter/ZIKRouter.h>

@interface NoteEditorViewRouter : ZIKViewRouter<UIViewController *, ZIKViewRouteConfiguration *>

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content;

@end
