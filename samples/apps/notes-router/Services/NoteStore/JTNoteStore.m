#import "JTNoteStore.h"
#import "JTNote.h"

@interface JTNoteStore ()
@property (nonatomic, strong) NSMutableDictionary<NSString *, JTNote *> *notes;
@end

@implementation JTNoteStore

+ (instancetype)sharedStore {
    static JTNoteStore *store;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        store = [[self alloc] init];
        store.notes = [NSMutableDictionary dictionary];
    });
    return store;
}

- (NSArray<JTNote *> *)allNotes {
    NSSortDescriptor *byTitle = [NSSortDescriptor sortDescriptorWithKey:@"title" ascending:YES];
    return [self.notes.allValues sortedArrayUsingDescriptors:@[ byTitle ]];
}

- (JTNote *)noteWithIdentifier:(NSString *)identifier {
    return self.notes[identifier];
}

- (void)saveNote:(JTNote *)note {
    self.notes[note.identifier] = note;
}

- (void)removeNote:(JTNote *)note {
    [self.notes removeObjectForKey:note.identifier];
}

@end
