#import <Foundation/Foundation.h>

#import "YSLoginInteractorIO.h"
#import "YSLoginModuleInterface.h"
#import "YSLoginViewInterface.h"
#import "YSLoginWireframeInterface.h"

@interface YSLoginPresenter : NSObject <YSLoginModuleInterface, YSLoginInteractorOutput>

@property (nonatomic, weak) id<YSLoginViewInterface> userInterface;
@property (nonatomic, strong) id<YSLoginInteractorInput> loginInteractor;
@property (nonatomic, strong) id<YSLoginWireframeInterface> loginWireframe;

@end
