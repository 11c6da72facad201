#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface CategoryController : UIViewController
@property (nonatomic, copy) NSArray<NSString *> *rows;
- (void)select:(NSInteger)row;
@end

@interface CategoryController (Counting)
@property (nonatomic, readonly) NSUInteger rowCount;
- (nullable NSString *)longestRow;
@end

NS_ASSUME_NONNULL_END
