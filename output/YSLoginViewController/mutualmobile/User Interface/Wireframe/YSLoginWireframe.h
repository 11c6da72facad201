#import <UIKit/UIKit.h>

#import "YSLoginWireframeInterface.h"

@interface YSLoginWireframe : NSObject <YSLoginWireframeInterface>

@property (nonatomic, weak) UIViewController *loginViewController;

@end
