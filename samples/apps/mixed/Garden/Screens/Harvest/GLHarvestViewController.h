#import <UIKit/UIKit.h>

@class GLHarvestViewController;
@class Plant;

NS_ASSUME_NONNULL_BEGIN

@protocol GLHarvestViewControllerDelegate <NSObject>

- (void)harvestViewController:(GLHarvestViewController *)controller didAddGrams:(NSInteger)grams;

@end

@interface GLHarvestViewController : UIViewController

@property (nonatomic, weak, nullable) id<GLHarvestViewControllerDelegate> delegate;

- (instancetype)initWithPlant:(Plant *)plant;

@end

NS_ASSUME_NONNULL_END
