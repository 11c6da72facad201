#import <Foundation/Foundation.h>

#import "YSLoginDataManagerProtocol.h"
#import "YSLoginInteractorOutputProtocol.h"
#import "YSLoginInteractorProtocol.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorProtocol>

@property (nonatomic, weak) id<YSLoginInteractorOutputProtocol> output;

- (instancetype)initWithDataManager:(id<YSLoginDataManagerProtocol>)dataManager;

@end
