#import <Foundation/Foundation.h>

#import "YSLoginInteractorInput.h"
#import "YSLoginRouterInput.h"
#import "YSLoginViewInput.h"
#import "YSLoginViewOutput.h"

@interface YSLoginPresenter : NSObject <YSLoginViewOutput>

@property (nonatomic, weak) id<YSLoginViewInput> view;
@property (nonatomic, strong) id<YSLoginInteractorInput> interactor;
@property (nonatomic, strong) id<YSLoginRouterInput> router;

@end
