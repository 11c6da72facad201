#import <Foundation/Foundation.h>
#import "JTEditorModule.h"
#import "JTNoteListModule.h"

@interface JTNoteDataManager : NSObject <JTNoteListDataService, JTEditorDataService>

+ (instancetype)sharedManager;

- (void)writeToDisk;

@end
