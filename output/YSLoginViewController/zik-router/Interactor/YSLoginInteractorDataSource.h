#import <Foundation/Foundation.h>

/// What `YSLoginInteractor` asks of `YSLoginViewPresenter`.
@protocol YSLoginInteractorDataSource <NSObject>

@property (nonatomic, strong) NSTimer *codeTimer;

@end
