#import <ZIKRouter/ZIKRouter.h>
#import "JTEditorViewRouter.h"
#import "JTNoteListRequiredEditorProtocol.h"

@interface JTEditorAdapter : ZIKViewRouteAdapter
@end

@interface JTEditorViewConfiguration (JTNoteListRequiredEditor) <JTNoteListRequiredEditorProtocol>
@end
