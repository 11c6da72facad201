#import "JTEditorAdapter.h"

@implementation JTEditorAdapter

+ (void)registerRoutableDestination {
    [self registerModuleAdapter:ZIKRoutable(JTNoteListRequiredEditorProtocol)
                     forAdaptee:ZIKRoutable(JTEditorModuleProtocol)];
}

@end

@implementation JTEditorViewConfiguration (JTNoteListRequiredEditor)

- (id<JTNoteListRequiredEditorDelegate>)listDelegate {
    return (id)self.delegate;
}

- (void)setListDelegate:(id<JTNoteListRequiredEditorDelegate>)listDelegate {
    self.delegate = (id)listDelegate;
}

- (void)openNote:(NSString *)identifier {
    [self constructForEditingNoteWithIdentifier:identifier];
}

- (void)openNewNote {
    [self constructForCreatingNote];
}

@end
