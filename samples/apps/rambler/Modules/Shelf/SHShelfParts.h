#import <Typhoon/Typhoon.h>
#import <UIKit/UIKit.h>
#import <ViperMcFlurry/ViperMcFlurry.h>
#import "SHBookService.h"

@protocol SHShelfViewInput <NSObject>
- (void)showBookTitles:(NSArray<NSString *> *)titles;
@end

@protocol SHShelfViewOutput <NSObject>
- (void)didTriggerViewReadyEvent;
- (void)didTapBookAtIndex:(NSUInteger)index;
@end

@protocol SHShelfInteractorInput <NSObject>
- (void)updateBooks;
@end

@protocol SHShelfInteractorOutput <NSObject>
- (void)didUpdateBooks:(NSDictionary<NSString *, NSString *> *)titlesByIdentifier;
@end

@protocol SHShelfRouterInput <NSObject>
- (void)openBookDetailsWithIdentifier:(NSString *)identifier;
@end

@interface SHShelfViewController : UIViewController <SHShelfViewInput>
@property (nonatomic, strong) id<SHShelfViewOutput> output;
@end

@interface SHShelfPresenter : NSObject <SHShelfViewOutput, SHShelfInteractorOutput>
@property (nonatomic, weak) id<SHShelfViewInput> view;
@property (nonatomic, strong) id<SHShelfInteractorInput> interactor;
@property (nonatomic, strong) id<SHShelfRouterInput> router;
@end

@interface SHShelfInteractor : NSObject <SHShelfInteractorInput>
@property (nonatomic, weak) id<SHShelfInteractorOutput> output;
@property (nonatomic, strong) id<SHBookService> bookService;
@end

@interface SHShelfRouter : NSObject <SHShelfRouterInput>
@property (nonatomic, weak) id<RamblerViperModuleTransitionHandlerProtocol> transitionHandler;
@end

@interface SHShelfAssembly : TyphoonAssembly
@end
