#import <Foundation/Foundation.h>

/// What `YSLoginInteractor` asks of `YSLoginPresenter`.
@protocol YSLoginInteractorOutputProtocol <NSObject>

@property (nonatomic, strong) NSTimer *codeTimer;

@end
