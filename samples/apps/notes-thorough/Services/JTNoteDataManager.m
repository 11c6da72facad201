#import "JTNoteDataManager.h"
#import "JTNote.h"

@interface JTNoteDataManager ()
@property (nonatomic, strong) NSMutableArray<JTNote *> *notes;
@end

@implementation JTNoteDataManager

+ (instancetype)sharedManager {
    static JTNoteDataManager *manager;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        manager = [[self alloc] init];
        manager.notes = [NSMutableArray array];
    });
    return manager;
}

- (NSArray<JTNote *> *)allNotes {
    return [self.notes copy];
}

- (void)removeNote:(JTNote *)note {
    [self.notes removeObject:note];
}

- (JTNote *)noteWithIdentifier:(NSString *)identifier {
    for (JTNote *note in self.notes) {
        if ([note.identifier isEqualToString:identifier]) {
            return note;
        }
    }
    return nil;
}

- (void)saveNote:(JTNote *)note {
    if (![self.notes containsObject:note]) {
        [self.notes addObject:note];
    }
}

- (void)writeToDisk {
    NSArray *titles = [self.notes valueForKey:@"title"];
    [NSUserDefaults.standardUserDefaults setObject:titles forKey:@"titles"];
}

@end
