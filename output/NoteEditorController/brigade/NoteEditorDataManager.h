#import <Foundation/Foundation.h>

#import "NoteEditorDataManagerProtocol.h"

@interface NoteEditorDataManager : NSObject <NoteEditorDataManagerProtocol>

@end
