#import <UIKit/UIKit.h>

@interface SHCoverCache : NSObject

+ (instancetype)sharedCache;

- (UIImage *)coverOfBook:(NSString *)identifier;

@end
