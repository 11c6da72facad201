#import "JTTextWidgetParts.h"

@interface JTTextWidgetWireframe () <ZIKTViperWireframePrivate>
@property (nonatomic, weak) id<ZIKTViperView> view;
@property (nonatomic, strong) id<JTTextWidgetRouter> router;
@end

@implementation JTTextWidgetWireframe

- (void)presentLoginWithDelegate:(id<JTLoginViewDelegate>)delegate {
    UIViewController *login = [[self.router class] loginViewWithMessage:@"Sign in to sign the note" delegate:delegate];
    [[self.router class] presentViewController:login fromViewController:self.view.routeSource];
}

@end
