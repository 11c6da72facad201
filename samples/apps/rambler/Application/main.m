#import <UIKit/UIKit.h>
#import "SHAppDelegate.h"

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([SHAppDelegate class]));
    }
}
