#import "JTEditorParts.h"

@interface JTEditorWireframe () <ZIKTViperWireframePrivate>
@property (nonatomic, weak) id<ZIKTViperView> view;
@property (nonatomic, strong) id<JTEditorRouter> router;
@end

@implementation JTEditorWireframe

- (void)quitEditor {
    UIViewController *source = self.view.routeSource;
    if (source.presentingViewController != nil) {
        [[self.router class] dismissViewController:source];
    } else {
        [[self.router class] popViewController:source];
    }
}

@end
