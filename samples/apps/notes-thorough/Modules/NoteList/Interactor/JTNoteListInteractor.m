#import "JTNote.h"
#import "JTNoteListParts.h"

@interface JTNoteListInteractor () <ZIKTViperInteractorPrivate>
@property (nonatomic, weak) id<JTNoteListInteractorEventHandler> eventHandler;
@property (nonatomic, weak) id<JTNoteListInteractorDataSource> dataSource;
@property (nonatomic, strong) id<JTNoteListDataService> dataService;
@property (nonatomic, copy) NSArray<JTNote *> *notes;
@end

@implementation JTNoteListInteractor

- (instancetype)initWithDataService:(id<JTNoteListDataService>)dataService {
    self = [super init];
    if (self) {
        _dataService = dataService;
    }
    return self;
}

- (NSUInteger)noteCount {
    return self.notes.count;
}

- (NSString *)titleOfNoteAtIndex:(NSUInteger)index {
    NSString *title = self.notes[index].title;
    return title.length > 0 ? title : [self.dataSource titleOfUntitledNote];
}

- (NSString *)identifierOfNoteAtIndex:(NSUInteger)index {
    return self.notes[index].identifier;
}

- (void)loadNotes {
    self.notes = [self.dataService allNotes];
    [self.eventHandler didLoadNotes];
}

- (void)deleteNoteAtIndex:(NSUInteger)index {
    [self.dataService removeNote:self.notes[index]];
    [self loadNotes];
}

@end
