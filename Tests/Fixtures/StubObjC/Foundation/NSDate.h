// Time.

#import <Foundation/NSCollections.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSDate : NSObject <NSCopying>

@property (readonly) NSTimeInterval timeIntervalSinceNow;
@property (readonly) NSTimeInterval timeIntervalSince1970;

+ (instancetype)date;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds;
- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date;
- (NSComparisonResult)compare:(NSDate *)date;
- (BOOL)isEqualToDate:(NSDate *)date;

@end

typedef NS_ENUM(NSUInteger, NSDateFormatterStyle) {
    NSDateFormatterNoStyle,
    NSDateFormatterShortStyle,
    NSDateFormatterMediumStyle,
    NSDateFormatterLongStyle
};

@interface NSFormatter : NSObject <NSCopying>
@end

@interface NSDateFormatter : NSFormatter
@property NSDateFormatterStyle dateStyle;
@property NSDateFormatterStyle timeStyle;
@property (null_resettable, copy) NSString *dateFormat;
- (NSString *)stringFromDate:(NSDate *)date;
- (nullable NSDate *)dateFromString:(NSString *)string;
@end

typedef NSString *NSRunLoopMode;
extern NSRunLoopMode const NSRunLoopCommonModes;
extern NSRunLoopMode const NSDefaultRunLoopMode;

@interface NSTimer : NSObject

@property (readonly, getter=isValid) BOOL valid;
@property (nullable, readonly) id userInfo;

+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval
                            target:(id)target
                          selector:(SEL)selector
                          userInfo:(nullable id)userInfo
                           repeats:(BOOL)repeats;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                     target:(id)target
                                   selector:(SEL)selector
                                   userInfo:(nullable id)userInfo
                                    repeats:(BOOL)repeats;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                    repeats:(BOOL)repeats
                                      block:(void (^)(NSTimer *timer))block;
- (void)fire;
- (void)invalidate;

@end

@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop;
@property (class, readonly, strong) NSRunLoop *currentRunLoop;
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
@end

NS_ASSUME_NONNULL_END
