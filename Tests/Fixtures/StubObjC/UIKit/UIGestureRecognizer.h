// Gestures.

#import <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
    UIGestureRecognizerStatePossible,
    UIGestureRecognizerStateBegan,
    UIGestureRecognizerStateChanged,
    UIGestureRecognizerStateEnded
};

@interface UIGestureRecognizer : NSObject
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, readonly) UIView *view;
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@end

@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSTimeInterval minimumPressDuration;
@end

@interface UIPanGestureRecognizer : UIGestureRecognizer
@end

NS_ASSUME_NONNULL_END
