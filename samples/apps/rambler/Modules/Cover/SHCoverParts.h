#import <UIKit/UIKit.h>
#import "SHCoverCache.h"
#import "SHCoverModuleInput.h"

@protocol SHCoverViewInput <NSObject>
- (void)showCover:(UIImage *)cover;
@end

@protocol SHCoverViewOutput <NSObject>
- (void)didTapCover;
@end

@protocol SHCoverInteractorInput <NSObject>
- (void)obtainCoverOfBook:(NSString *)identifier;
@end

@protocol SHCoverInteractorOutput <NSObject>
- (void)didObtainCover:(UIImage *)cover;
@end

@interface SHCoverViewController : UIViewController <SHCoverViewInput>
@property (nonatomic, strong) id<SHCoverViewOutput> output;
@end

@interface SHCoverPresenter : NSObject <SHCoverModuleInput, SHCoverViewOutput, SHCoverInteractorOutput>
@property (nonatomic, weak) id<SHCoverViewInput> view;
@property (nonatomic, strong) id<SHCoverInteractorInput> interactor;
@end

@interface SHCoverInteractor : NSObject <SHCoverInteractorInput>
@property (nonatomic, weak) id<SHCoverInteractorOutput> output;
- (instancetype)initWithCache:(SHCoverCache *)cache;
@end

@interface SHCoverModuleConfigurator : NSObject
- (void)configureModuleForView:(SHCoverViewController *)view;
@end
