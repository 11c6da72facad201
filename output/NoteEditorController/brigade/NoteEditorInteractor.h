#import <Foundation/Foundation.h>

#import "NoteEditorInteractorOutputProtocol.h"
#import "NoteEditorInteractorProtocol.h"

@interface NoteEditorInteractor : NSObject <NoteEditorInteractorProtocol>

@property (nonatomic, weak) id<NoteEditorInteractorOutputProtocol> output;

@end
