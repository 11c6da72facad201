// Addresses, bytes and the network.

#import <Foundation/NSError.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSData : NSObject <NSCopying, NSMutableCopying>
@property (readonly) NSUInteger length;
@property (readonly) const void *bytes;
+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
@end

@interface NSMutableData : NSData
- (void)appendData:(NSData *)data;
@end

@interface NSURL : NSObject <NSCopying>
@property (nullable, readonly, copy) NSString *absoluteString;
@property (nullable, readonly, copy) NSString *scheme;
@property (nullable, readonly, copy) NSString *host;
@property (nullable, readonly, copy) NSString *path;
+ (nullable instancetype)URLWithString:(NSString *)string;
+ (NSURL *)fileURLWithPath:(NSString *)path;
@end

@interface NSURLRequest : NSObject <NSCopying, NSMutableCopying>
@property (nullable, readonly, copy) NSURL *URL;
+ (instancetype)requestWithURL:(NSURL *)url;
@end

@interface NSMutableURLRequest : NSURLRequest
@property (copy) NSString *HTTPMethod;
@property (nullable, copy) NSData *HTTPBody;
@property NSTimeInterval timeoutInterval;
- (void)setValue:(nullable NSString *)value forHTTPHeaderField:(NSString *)field;
@end

@interface NSURLResponse : NSObject
@property (nullable, readonly, copy) NSURL *URL;
@end

@interface NSHTTPURLResponse : NSURLResponse
@property (readonly) NSInteger statusCode;
@end

@interface NSURLSessionTask : NSObject
@property (readonly) NSUInteger taskIdentifier;
- (void)cancel;
- (void)resume;
- (void)suspend;
@end

@interface NSURLSessionDataTask : NSURLSessionTask
@end

@interface NSURLSessionConfiguration : NSObject <NSCopying>
@property (class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration;
@property (class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration;
@property NSTimeInterval timeoutIntervalForRequest;
@end

@interface NSURLSession : NSObject

@property (class, readonly, strong) NSURLSession *sharedSession;

+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url
                        completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response,
                                                    NSError *_Nullable error))completionHandler;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request
                            completionHandler:(void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response,
                                                        NSError *_Nullable error))completionHandler;
- (void)finishTasksAndInvalidate;
- (void)invalidateAndCancel;

@end

typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) {
    NSJSONReadingMutableContainers = 1
};

typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) {
    NSJSONWritingPrettyPrinted = 1
};

@interface NSJSONSerialization : NSObject
+ (nullable NSData *)dataWithJSONObject:(id)object
                                options:(NSJSONWritingOptions)options
                                  error:(NSError *_Nullable *_Nullable)error;
+ (nullable id)JSONObjectWithData:(NSData *)data
                          options:(NSJSONReadingOptions)options
                            error:(NSError *_Nullable *_Nullable)error;
@end

NS_ASSUME_NONNULL_END
