#import <Foundation/Foundation.h>

@protocol SHReviewService <NSObject>
- (NSArray<NSString *> *)obtainReviewsOfBook:(NSString *)identifier;
- (void)addReview:(NSString *)text ofBook:(NSString *)identifier;
@end

@interface SHReviewServiceImplementation : NSObject <SHReviewService>
@end
