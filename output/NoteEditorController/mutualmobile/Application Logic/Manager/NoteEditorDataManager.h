#import <Foundation/Foundation.h>

#import "NoteEditorDataManagerInterface.h"

@interface NoteEditorDataManager : NSObject <NoteEditorDataManagerInterface>

@end
