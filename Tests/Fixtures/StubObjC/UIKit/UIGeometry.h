// Insets, and geometry in objects.

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct UIEdgeInsets {
    CGFloat top, left, bottom, right;
} UIEdgeInsets;

extern const UIEdgeInsets UIEdgeInsetsZero;

UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);

@interface NSValue (Geometry)
@property (nonatomic, readonly) CGRect CGRectValue;
@property (nonatomic, readonly) CGPoint CGPointValue;
@property (nonatomic, readonly) CGSize CGSizeValue;
+ (NSValue *)valueWithCGRect:(CGRect)rect;
@end

@interface NSIndexPath (Rows)
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
@property (nonatomic, readonly) NSInteger item;
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
@end

NS_ASSUME_NONNULL_END
