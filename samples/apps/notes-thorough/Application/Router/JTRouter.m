#import "JTRouter.h"

@implementation JTRouter

+ (void)pushViewController:(UIViewController *)destination fromViewController:(UIViewController *)source {
    [source.navigationController pushViewController:destination animated:YES];
}

+ (void)popViewController:(UIViewController *)source {
    [source.navigationController popViewControllerAnimated:YES];
}

+ (void)presentViewController:(UIViewController *)destination fromViewController:(UIViewController *)source {
    UINavigationController *container = [[UINavigationController alloc] initWithRootViewController:destination];
    [source presentViewController:container animated:YES completion:nil];
}

+ (void)dismissViewController:(UIViewController *)source {
    [source dismissViewControllerAnimated:YES completion:nil];
}

@end
