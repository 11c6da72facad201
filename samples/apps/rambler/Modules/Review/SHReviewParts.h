#import <Typhoon/Typhoon.h>
#import <UIKit/UIKit.h>
#import "SHReviewModuleInput.h"
#import "SHReviewModuleOutput.h"
#import "SHReviewService.h"

@protocol SHReviewViewInput <NSObject>
- (void)setSendingEnabled:(BOOL)enabled;
@end

@protocol SHReviewViewOutput <NSObject>
- (void)didChangeText:(NSString *)text;
- (void)didTapSendWithText:(NSString *)text;
- (void)didTapCancel;
@end

@protocol SHReviewInteractorInput <NSObject>
- (BOOL)isReviewComplete:(NSString *)text;
- (void)sendReview:(NSString *)text ofBook:(NSString *)identifier;
@end

@protocol SHReviewInteractorOutput <NSObject>
- (void)didSendReview;
@end

@protocol SHReviewRouterInput <NSObject>
- (void)closeReview;
@end

@interface SHReviewViewController : UIViewController <SHReviewViewInput>
@property (nonatomic, strong) id<SHReviewViewOutput> output;
@end

@interface SHReviewPresenter : NSObject <SHReviewModuleInput, SHReviewViewOutput, SHReviewInteractorOutput>
@property (nonatomic, weak) id<SHReviewViewInput> view;
@property (nonatomic, strong) id<SHReviewInteractorInput> interactor;
@property (nonatomic, strong) id<SHReviewRouterInput> router;
@end

@interface SHReviewInteractor : NSObject <SHReviewInteractorInput>
@property (nonatomic, weak) id<SHReviewInteractorOutput> output;
@property (nonatomic, strong) id<SHReviewService> reviewService;
@end

@interface SHReviewRouter : NSObject <SHReviewRouterInput>
@property (nonatomic, weak) id<RamblerViperModuleTransitionHandlerProtocol> transitionHandler;
@end

@interface SHReviewAssembly : TyphoonAssembly
@end
