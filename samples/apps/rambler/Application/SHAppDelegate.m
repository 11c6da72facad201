#import "SHAppDelegate.h"
#import "SHBookDetailsParts.h"
#import "SHReviewParts.h"
#import "SHServiceComponents.h"
#import "SHShelfParts.h"

@implementation SHAppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    self.window.tintColor = UIColor.brownColor;
    return YES;
}

- (NSArray *)initialAssemblies {
    return @[
        [SHServiceComponents class], [SHShelfAssembly class], [SHBookDetailsAssembly class], [SHReviewAssembly class]
    ];
}

@end
