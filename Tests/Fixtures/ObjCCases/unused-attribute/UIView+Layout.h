#import <UIKit/UIKit.h>
@interface UIView (Layout)
@property (nonatomic, readonly) CGFloat width;
@end
