#ifndef PREPROCESSOR_CONTROLLER_H
#define PREPROCESSOR_CONTROLLER_H

#import <UIKit/UIKit.h>

#if defined(WITH_PLAYER)
@class Player;
#endif

@interface PreprocessorController : UIViewController
#if defined(WITH_PLAYER)
@property (nonatomic, strong) Player *player;
#endif
@property (nonatomic, assign) NSInteger volume;
@end

#endif
