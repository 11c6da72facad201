#import <UIKit/UIKit.h>
#import "JTAppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([JTAppDelegate class]));
    }
}
