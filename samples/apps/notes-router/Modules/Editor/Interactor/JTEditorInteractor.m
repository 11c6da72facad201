#import "JTEditorParts.h"
#import "JTNote.h"
#import "JTNoteStoreInput.h"

@interface JTEditorInteractor () <ZIKViperInteractorPrivate>
@property (nonatomic, weak) id<JTEditorInteractorEventHandler> eventHandler;
@property (nonatomic, weak) id<JTEditorInteractorDataSource> dataSource;
@property (nonatomic, copy) NSString *currentIdentifier;
@property (nonatomic, strong) JTNote *note;
@end

@implementation JTEditorInteractor

- (instancetype)initWithIdentifier:(NSString *)identifier {
    self = [super init];
    if (self) {
        _currentIdentifier = identifier ?: NSUUID.UUID.UUIDString;
    }
    return self;
}

- (void)loadNote {
    id<JTNoteStoreInput> store = [ZIKRouterToService(JTNoteStoreInput) makeDestination];
    self.note = [store noteWithIdentifier:self.currentIdentifier];
    if (self.note == nil) {
        self.note = [[JTNote alloc] initWithIdentifier:self.currentIdentifier title:@"" text:@""];
    }
    [self.eventHandler didLoadNoteWithTitle:self.note.title text:self.note.text];
}

- (void)storeNote {
    self.note.title = [self.dataSource currentTitle];
    self.note.text = [self.dataSource currentText];
    [[ZIKRouterToService(JTNoteStoreInput) makeDestination] saveNote:self.note];
    [self.eventHandler didStoreNote];
}

@end
