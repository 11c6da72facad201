#import <UIKit/UIKit.h>

@interface UIColor (YSHex)

+ (UIColor *)ys_colorWithHex:(NSUInteger)hex;

@end
