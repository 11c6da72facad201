#import <UIKit/UIKit.h>

#import "YSLoginWireframeInput.h"

@interface YSLoginWireframe : NSObject <YSLoginWireframeInput>

@property (nonatomic, weak) UIViewController *view;

@end
