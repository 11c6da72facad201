#import "JTAppDelegate.h"
#import <ZIKRouter/ZIKRouter.h>
#import "JTNoteListViewProtocol.h"

@implementation JTAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UIViewController *noteList = [ZIKRouterToView(JTNoteListViewProtocol) makeDestination];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:noteList];
    [self.window makeKeyAndVisible];
    return YES;
}

@end
