#import "JTEditorAdapter.h"
#import "JTNoteDataManager.h"
#import "JTRouter.h"

@implementation JTRouter (JTEditor)

+ (id<JTNoteListRequiredEditor>)editorWithDelegate:(id<JTNoteListRequiredEditorDelegate>)delegate {
    JTEditorAdapter *adapter = [[JTEditorAdapter alloc] initWithListDelegate:delegate];
    adapter.editor = [JTEditorBuilder viewControllerWithDelegate:adapter
                                                     dataService:[JTNoteDataManager sharedManager]
                                                          router:[self new]];
    return adapter;
}

@end
