#import <Foundation/Foundation.h>

#import "NoteEditorProtocols.h"

@interface NoteEditorInteractor : NSObject <NoteEditorInteractorInput>

@property (nonatomic, weak) id<NoteEditorInteractorOutput> output;

@end
