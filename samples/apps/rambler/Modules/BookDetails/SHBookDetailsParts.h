#import <Typhoon/Typhoon.h>
#import <UIKit/UIKit.h>
#import "SHBookDetailsModuleInput.h"
#import "SHBookService.h"
#import "SHReviewModuleOutput.h"
#import "SHReviewService.h"

@protocol SHBookDetailsViewInput <NSObject>
- (void)showTitle:(NSString *)title author:(NSString *)author;
- (void)showReviews:(NSArray<NSString *> *)reviews;
@end

@protocol SHBookDetailsViewOutput <NSObject>
- (void)didTriggerViewReadyEvent;
- (void)didTapReviewButton;
@end

@protocol SHBookDetailsInteractorInput <NSObject>
- (void)obtainBookWithIdentifier:(NSString *)identifier;
- (NSArray<NSString *> *)obtainReviewsOfBook:(NSString *)identifier;
@end

@protocol SHBookDetailsInteractorOutput <NSObject>
- (void)didObtainTitle:(NSString *)title author:(NSString *)author;
@end

@protocol SHBookDetailsRouterInput <NSObject>
- (void)embedCoverOfBook:(NSString *)identifier;
- (void)openReviewOfBook:(NSString *)identifier output:(id<SHReviewModuleOutput>)output;
@end

@interface SHBookDetailsViewController : UIViewController <SHBookDetailsViewInput>
@property (nonatomic, strong) id<SHBookDetailsViewOutput> output;
@end

@interface SHBookDetailsPresenter : NSObject <SHBookDetailsModuleInput, SHBookDetailsViewOutput,
    SHBookDetailsInteractorOutput, SHReviewModuleOutput>
@property (nonatomic, weak) id<SHBookDetailsViewInput> view;
@property (nonatomic, strong) id<SHBookDetailsInteractorInput> interactor;
@property (nonatomic, strong) id<SHBookDetailsRouterInput> router;
@end

@interface SHBookDetailsInteractor : NSObject <SHBookDetailsInteractorInput>
@property (nonatomic, weak) id<SHBookDetailsInteractorOutput> output;
@property (nonatomic, strong) id<SHBookService> bookService;
@property (nonatomic, strong) id<SHReviewService> reviewService;
@end

@interface SHBookDetailsRouter : NSObject <SHBookDetailsRouterInput>
@property (nonatomic, weak) id<RamblerViperModuleTransitionHandlerProtocol> transitionHandler;
@end

@interface SHBookDetailsAssembly : TyphoonAssembly
@end
