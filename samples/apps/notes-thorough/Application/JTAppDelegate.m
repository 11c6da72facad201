#import "JTAppDelegate.h"
#import "JTNoteDataManager.h"
#import "JTNoteListModule.h"
#import "JTRouter.h"

@implementation JTAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    UIViewController *noteList = [JTNoteListBuilder viewControllerWithDataService:[JTNoteDataManager sharedManager]
                                                                           router:[JTRouter new]];
    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:noteList];
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    [[JTNoteDataManager sharedManager] writeToDisk];
}

@end
