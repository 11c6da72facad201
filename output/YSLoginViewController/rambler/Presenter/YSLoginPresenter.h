#import <Foundation/Foundation.h>

#import "YSLoginInteractorInput.h"
#import "YSLoginInteractorOutput.h"
#import "YSLoginRouterInput.h"
#import "YSLoginViewInput.h"
#import "YSLoginViewOutput.h"

@interface YSLoginPresenter : NSObject <YSLoginViewOutput, YSLoginInteractorOutput>

@property (nonatomic, weak) id<YSLoginViewInput> view;
@property (nonatomic, strong) id<YSLoginInteractorInput> interactor;
@property (nonatomic, strong) id<YSLoginRouterInput> router;

@end
