#import <Foundation/Foundation.h>

#import "YSLoginInteractorOutputProtocol.h"
#import "YSLoginInteractorProtocol.h"
#import "YSLoginPresenterProtocol.h"
#import "YSLoginViewProtocol.h"
#import "YSLoginWireframeProtocol.h"

@interface YSLoginPresenter : NSObject <YSLoginPresenterProtocol, YSLoginInteractorOutputProtocol>

@property (nonatomic, weak) id<YSLoginViewProtocol> view;

- (instancetype)initWithInteractor:(id<YSLoginInteractorProtocol>)interactor wireframe:(id<YSLoginWireframeProtocol>)wireframe;

@end
