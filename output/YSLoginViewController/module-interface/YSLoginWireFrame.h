#import <UIKit/UIKit.h>

#import "YSLoginWireFrameInterface.h"

@interface YSLoginWireFrame : NSObject <YSLoginWireFrameInterface>

@property (nonatomic, weak) UIViewController *viewController;

@end
