#import <Foundation/Foundation.h>

#import "YSLoginInteractorDataSource.h"
#import "YSLoginInteractorInput.h"
#import "YSLoginViewDataSource.h"
#import "YSLoginViewEventHandler.h"
#import "YSLoginViewInput.h"

@class YSLoginViewRouter;

@interface YSLoginViewPresenter : NSObject <YSLoginViewEventHandler, YSLoginViewDataSource, YSLoginInteractorDataSource>

@property (nonatomic, weak) id<YSLoginViewInput> view;
@property (nonatomic, strong) id<YSLoginInteractorInput> interactor;
@property (nonatomic, strong) YSLoginViewRouter *router;

@end
