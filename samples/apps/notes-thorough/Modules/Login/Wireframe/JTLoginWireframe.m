#import "JTLoginParts.h"

@interface JTLoginWireframe () <ZIKTViperWireframePrivate>
@property (nonatomic, weak) id<ZIKTViperView> view;
@property (nonatomic, strong) id<JTLoginRouter> router;
@end

@implementation JTLoginWireframe

- (void)quitLogin {
    [[self.router class] dismissViewController:self.view.routeSource];
}

@end
