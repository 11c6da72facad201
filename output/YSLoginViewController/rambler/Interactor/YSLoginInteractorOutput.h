#import <Foundation/Foundation.h>

/// What `YSLoginInteractor` asks of `YSLoginPresenter`.
@protocol YSLoginInteractorOutput <NSObject>

@property (nonatomic, strong) NSTimer *codeTimer;

@end
