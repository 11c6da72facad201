#import <Foundation/Foundation.h>

#import "YSLoginProtocols.h"

@interface YSLoginPresenter : NSObject <YSLoginViewOutput, YSLoginInteractorOutput>

@property (nonatomic, weak) id<YSLoginViewInput> view;

- (instancetype)initWithInteractor:(id<YSLoginInteractorInput>)interactor router:(id<YSLoginRouterInput>)router;

@end
