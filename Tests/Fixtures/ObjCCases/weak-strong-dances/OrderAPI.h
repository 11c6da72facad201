#import <Foundation/Foundation.h>
@interface OrderAPI : NSObject
+ (instancetype)sharedAPI;
- (void)saveOrder:(NSString *)order completion:(void (^)(NSString *identifier))completion;
@end

#define weakify(name) autoreleasepool { } __weak typeof(name) name##_weak_ = name
#define strongify(name) autoreleasepool { } __strong typeof(name) name = name##_weak_
