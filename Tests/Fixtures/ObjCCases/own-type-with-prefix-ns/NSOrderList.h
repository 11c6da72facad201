#import <UIKit/UIKit.h>
#import "NSEnumVC.h"

@interface NSOrderList : UIViewController
@property (nonatomic, assign) NSOrderKind kind;
@end
