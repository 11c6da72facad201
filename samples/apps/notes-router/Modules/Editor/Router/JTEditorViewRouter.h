#import <ZIKRouter/ZIKRouter.h>
#import "JTEditorModuleProtocol.h"

@interface JTEditorViewConfiguration : ZIKViewRouteConfiguration <JTEditorModuleProtocol>
@property (nonatomic, weak) id<JTEditorDelegate> delegate;
@property (nonatomic, copy, readonly) NSString *identifier;
@end

@interface JTEditorViewRouter : ZIKViewRouter
@end
