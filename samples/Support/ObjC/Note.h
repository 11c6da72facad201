#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// A note as it is stored and sent.
@interface Note : NSObject <NSCopying>

@property (nonatomic, copy, readonly) NSString *noteID;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *content;
@property (nonatomic, copy) NSArray<NSString *> *tags;
@property (nonatomic, strong) NSDate *modified;
@property (nonatomic, copy, nullable) NSString *ownerID;
@property (nonatomic) NSInteger version;

- (instancetype)initWithID:(NSString *)noteID title:(NSString *)title content:(NSString *)content;

@end

NS_ASSUME_NONNULL_END
