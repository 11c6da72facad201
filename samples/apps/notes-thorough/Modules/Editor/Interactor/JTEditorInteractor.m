#import "JTEditorParts.h"
#import "JTNote.h"

@interface JTEditorInteractor () <ZIKTViperInteractorPrivate>
@property (nonatomic, weak) id<JTEditorInteractorEventHandler> eventHandler;
@property (nonatomic, weak) id<JTEditorInteractorDataSource> dataSource;
@property (nonatomic, strong) id<JTEditorDataService> dataService;
@property (nonatomic, strong) JTNote *note;
@end

@implementation JTEditorInteractor

- (instancetype)initWithDataService:(id<JTEditorDataService>)dataService {
    self = [super init];
    if (self) {
        _dataService = dataService;
        _note = [[JTNote alloc] initWithIdentifier:NSUUID.UUID.UUIDString title:@"" text:@""];
    }
    return self;
}

- (NSString *)currentIdentifier {
    return self.note.identifier;
}

- (void)loadNoteWithIdentifier:(NSString *)identifier {
    self.note = [self.dataService noteWithIdentifier:identifier] ?: self.note;
    [self.eventHandler didLoadNoteWithTitle:self.note.title text:self.note.text];
}

- (void)storeNote {
    self.note.title = [self.dataSource currentTitle];
    self.note.text = [self.dataSource currentText];
    [self.dataService saveNote:self.note];
    [self.eventHandler didStoreNote];
}

@end
