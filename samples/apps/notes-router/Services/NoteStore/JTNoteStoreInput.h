#import <ZIKRouter/ZIKRouter.h>

@class JTNote;

@protocol JTNoteStoreInput <ZIKServiceRoutable>
- (NSArray<JTNote *> *)allNotes;
- (JTNote *)noteWithIdentifier:(NSString *)identifier;
- (void)saveNote:(JTNote *)note;
- (void)removeNote:(JTNote *)note;
@end
