// Views and their layout.

#import <UIKit/UIAppearance.h>

NS_ASSUME_NONNULL_BEGIN

@class UIEvent, UIGestureRecognizer, UITouch, UIView, UIWindow;

typedef NS_ENUM(NSInteger, UIEventSubtype) {
    UIEventSubtypeNone,
    UIEventSubtypeMotionShake
};

@interface UIEvent : NSObject
@end

@interface UIResponder : NSObject
@property (nonatomic, readonly) BOOL isFirstResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event;
@end

extern NSNotificationName const UIKeyboardWillShowNotification;
extern NSNotificationName const UIKeyboardWillHideNotification;
extern NSNotificationName const UIKeyboardWillChangeFrameNotification;
extern NSString *const UIKeyboardFrameEndUserInfoKey;
extern NSString *const UIKeyboardAnimationDurationUserInfoKey;

@interface NSLayoutConstraint : NSObject
@property CGFloat constant;
@property (getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

@class NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant;
@end

@interface NSLayoutXAxisAnchor : NSLayoutAnchor <NSLayoutXAxisAnchor *>
@end

@interface NSLayoutYAxisAnchor : NSLayoutAnchor <NSLayoutYAxisAnchor *>
@end

@interface NSLayoutDimension : NSLayoutAnchor <NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
@end

@interface UILayoutGuide : NSObject
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@end

@interface UIView : UIResponder

@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger tag;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nullable, nonatomic, readonly) UIWindow *window;
@property (nonatomic, readonly, copy) NSArray<UIView *> *subviews;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;

- (instancetype)initWithFrame:(CGRect)frame;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)bringSubviewToFront:(UIView *)view;
- (nullable UIView *)viewWithTag:(NSInteger)tag;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
- (BOOL)endEditing:(BOOL)force;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)setNeedsLayout;
- (void)setNeedsDisplay;
- (void)sizeToFit;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;

@end

@interface UIWindow : UIView
@end

@interface UIScreen : NSObject
@property (class, nonatomic, readonly) UIScreen *mainScreen;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@end

@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (nullable, nonatomic, readonly, strong) NSUUID *identifierForVendor;
@end

NS_ASSUME_NONNULL_END
