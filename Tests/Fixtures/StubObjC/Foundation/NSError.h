// What went wrong.

#import <Foundation/NSCollections.h>
#import <Foundation/NSString.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;

extern NSErrorDomain const NSCocoaErrorDomain;
extern NSErrorDomain const NSURLErrorDomain;
extern NSErrorUserInfoKey const NSLocalizedDescriptionKey;

enum : NSInteger {
    NSUserCancelledError = 3072
};

enum : NSInteger {
    NSURLErrorCancelled = -999,
    NSURLErrorTimedOut = -1001,
    NSURLErrorNotConnectedToInternet = -1009
};

@interface NSError : NSObject <NSCopying>

@property (readonly, copy) NSErrorDomain domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;

+ (instancetype)errorWithDomain:(NSErrorDomain)domain
                           code:(NSInteger)code
                       userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)userInfo;

@end

typedef NSString *NSExceptionName;
extern NSExceptionName const NSInternalInconsistencyException;
extern NSExceptionName const NSInvalidArgumentException;

@interface NSException : NSObject
@property (readonly, copy) NSExceptionName name;
@property (nullable, readonly, copy) NSString *reason;
+ (void)raise:(NSExceptionName)name format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3);
+ (NSException *)exceptionWithName:(NSExceptionName)name
                            reason:(nullable NSString *)reason
                          userInfo:(nullable NSDictionary *)userInfo;
- (void)raise __attribute__((noreturn));
@end

void _NSAssertFailed(NSString *text, ...) NS_FORMAT_FUNCTION(1, 2);

#define NSAssert(condition, ...) do { if (!(condition)) _NSAssertFailed(__VA_ARGS__); } while (0)
#define NSCAssert(condition, ...) NSAssert(condition, __VA_ARGS__)
#define NSParameterAssert(condition) NSAssert((condition), @"%s", #condition)

NS_ASSUME_NONNULL_END
