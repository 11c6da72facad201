#import <Foundation/Foundation.h>

#import "YSLoginInteractorInterface.h"
#import "YSLoginModuleInterface.h"
#import "YSLoginViewInterface.h"
#import "YSLoginWireFrameInterface.h"

@interface YSLoginPresenter : NSObject <YSLoginModuleInterface>

@property (nonatomic, weak) id<YSLoginViewInterface> userInterface;
@property (nonatomic, strong) id<YSLoginInteractorInterface> loginInteractor;
@property (nonatomic, strong) id<YSLoginWireFrameInterface> loginWireFrame;

@end
