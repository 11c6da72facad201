#import "YSLoginMessageInfo.h"

NSString *const YSLoginPageBindPhoneWithTicket = @"bindPhoneWithTicket";
NSString *const YSLoginPageShowProtocol = @"showProtocol";

@implementation YSLoginMessageInfo

- (instancetype)initWithName:(NSString *)name params:(NSDictionary<NSString *, id> *)params
{
    self = [super init];
    if (self) {
        _messageName = [name copy];
        _params = [params copy];
    }
    return self;
}

- (BOOL)hasValues:(NSDictionary<NSString *, NSString *> *)classNames
{
    for (NSString *name in classNames) {
        if (![self.params[name] isKindOfClass:NSClassFromString(classNames[name])]) {
            NSLog(@"the page '%@' needs '%@' of the class %@", self.messageName, name, classNames[name]);
            return NO;
        }
    }
    return YES;
}

@end
