#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class Note;
@class NoteRevision;

/// The notes on this device.
@interface NoteDataManager : NSObject

+ (instancetype)sharedManager;

- (BOOL)storeNote:(Note *)note error:(NSError **)error;
- (nullable Note *)noteWithID:(NSString *)noteID;
- (NSString *)nextNoteID;
- (void)fetchRevisionsOfNoteWithID:(NSString *)noteID
                        completion:(void (^)(NSArray<NoteRevision *> *revisions))completion;

@end

NS_ASSUME_NONNULL_END
