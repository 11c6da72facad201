#import <UIKit/UIKit.h>

#import "YSLoginWireframeProtocol.h"

@interface YSLoginWireframe : NSObject <YSLoginWireframeProtocol>

@property (nonatomic, weak) UIViewController *viewController;

@end
