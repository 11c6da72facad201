// Colours, fonts and pictures.

#import <UIKit/UIGeometry.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct CGColor *CGColorRef;

@interface UIColor : NSObject <NSCopying>
@property (class, nonatomic, readonly) UIColor *whiteColor;
@property (class, nonatomic, readonly) UIColor *blackColor;
@property (class, nonatomic, readonly) UIColor *grayColor;
@property (class, nonatomic, readonly) UIColor *lightGrayColor;
@property (class, nonatomic, readonly) UIColor *redColor;
@property (class, nonatomic, readonly) UIColor *clearColor;
@property (nonatomic, readonly) CGColorRef CGColor;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
@end

@interface UIFont : NSObject <NSCopying>
@property (nonatomic, readonly) CGFloat lineHeight;
+ (UIFont *)systemFontOfSize:(CGFloat)size;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size;
@end

@interface UIImage : NSObject
@property (nonatomic, readonly) CGSize size;
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)imageWithData:(NSData *)data;
@end

extern NSAttributedStringKey const NSFontAttributeName;
extern NSAttributedStringKey const NSForegroundColorAttributeName;
extern NSAttributedStringKey const NSUnderlineStyleAttributeName;

typedef NS_ENUM(NSInteger, NSTextAlignment) {
    NSTextAlignmentLeft,
    NSTextAlignmentCenter,
    NSTextAlignmentRight
};

@interface CALayer : NSObject
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property BOOL masksToBounds;
@end

NS_ASSUME_NONNULL_END
