#import <Foundation/Foundation.h>

#import "YSLoginDataManagerInterface.h"
#import "YSLoginInteractorIO.h"

@interface YSLoginInteractor : NSObject <YSLoginInteractorInput>

@property (nonatomic, weak) id<YSLoginInteractorOutput> output;

- (instancetype)initWithDataManager:(id<YSLoginDataManagerInterface>)dataManager;

@end
