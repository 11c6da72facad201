#import <Foundation/Foundation.h>

#import "YSLoginProtocols.h"

@interface YSLoginPresenter : NSObject <YSLoginViewOutput>

- (instancetype)initWithInteractor:(id<YSLoginInteractorInput>)interactor router:(id<YSLoginRouterInput>)router;

@end
