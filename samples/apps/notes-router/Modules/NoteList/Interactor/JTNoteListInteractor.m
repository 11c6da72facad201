#import "JTNote.h"
#import "JTNoteListParts.h"
#import "JTNoteStoreInput.h"

@interface JTNoteListInteractor () <ZIKViperInteractorPrivate>
@property (nonatomic, weak) id<JTNoteListInteractorEventHandler> eventHandler;
@property (nonatomic, weak) id<JTNoteListInteractorDataSource> dataSource;
@property (nonatomic, strong) id<JTNoteStoreInput> store;
@property (nonatomic, copy) NSArray<JTNote *> *notes;
@end

@implementation JTNoteListInteractor

- (instancetype)init {
    self = [super init];
    if (self) {
        _store = [ZIKRouterToService(JTNoteStoreInput) makeDestination];
    }
    return self;
}

- (void)loadNotes {
    self.notes = [self.store allNotes];
    [self.eventHandler didLoadNotes];
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

@end
