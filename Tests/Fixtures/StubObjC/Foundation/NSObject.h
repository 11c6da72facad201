// The root class and the protocols that everything has.

#import <Foundation/NSObjCRuntime.h>

NS_ASSUME_NONNULL_BEGIN

@class NSInvocation, NSMethodSignature, NSString;

@protocol NSObject

@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;

- (BOOL)isEqual:(nullable id)object;
- (Class)class;
- (instancetype)self;
- (BOOL)isKindOfClass:(Class)type;
- (BOOL)isMemberOfClass:(Class)type;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)respondsToSelector:(SEL)selector;
- (id)performSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(nullable id)object;

@end

@protocol NSCopying
- (id)copyWithZone:(nullable void *)zone;
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable void *)zone;
@end

@class NSCoder;

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>

+ (void)load;
+ (void)initialize;
+ (instancetype)new;
+ (instancetype)alloc;
+ (Class)class;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
- (instancetype)init;
- (void)dealloc;
- (id)copy;
- (id)mutableCopy;
- (nullable id)forwardingTargetForSelector:(SEL)selector;
- (void)doesNotRecognizeSelector:(SEL)selector;
- (void)performSelector:(SEL)selector withObject:(nullable id)object afterDelay:(NSTimeInterval)delay;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(nullable id)object waitUntilDone:(BOOL)wait;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target;

@end

typedef struct {
    unsigned long state;
    id __unsafe_unretained _Nullable *_Nullable itemsPtr;
    unsigned long *_Nullable mutationsPtr;
    unsigned long extra[5];
} NSFastEnumerationState;

@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable [_Nonnull])buffer
                                    count:(NSUInteger)length;
@end

NSString *NSStringFromClass(Class type);
NSString *NSStringFromSelector(SEL selector);
SEL NSSelectorFromString(NSString *name);
Class _Nullable NSClassFromString(NSString *name);

NS_ASSUME_NONNULL_END
