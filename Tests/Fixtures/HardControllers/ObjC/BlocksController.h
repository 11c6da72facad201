#import <UIKit/UIKit.h>

typedef void (^BlocksHandler)(NSDictionary<NSString *, NSArray<NSNumber *> *> *values, NSError *error);
typedef NSString * (^BlocksFormatter)(NSNumber *number);

@interface BlocksController : UIViewController
@property (nonatomic, copy) BlocksHandler handler;
@property (nonatomic, copy) void (^onClose)(void);
- (void)loadWithCompletion:(void (^)(BOOL succeeded, NSError *error))completion;
@end
