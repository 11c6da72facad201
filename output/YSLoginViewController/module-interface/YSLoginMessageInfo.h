#import <Foundation/Foundation.h>

// The keys of the pages that `YSLoginWireFrame` shows.
extern NSString *const YSLoginPageBindPhoneWithTicket;
extern NSString *const YSLoginPageShowProtocol;

/// A page of the YSLogin module by its key, and what it is given.
@interface YSLoginMessageInfo : NSObject

@property (nonatomic, copy, readonly) NSString *messageName;
@property (nonatomic, copy, readonly) NSDictionary<NSString *, id> *params;

- (instancetype)initWithName:(NSString *)name params:(NSDictionary<NSString *, id> *)params;

/// Whether there is a value of the class for each name; what is missing is logged.
- (BOOL)hasValues:(NSDictionary<NSString *, NSString *> *)classNames;

@end
