#import <Foundation/Foundation.h>
#import <Typhoon/Typhoon.h>

@class YSLoginViewController;

/// Assembles the YSLogin module.
@interface YSLoginAssembly : TyphoonAssembly

- (YSLoginViewController *)viewYSLogin;

@end
