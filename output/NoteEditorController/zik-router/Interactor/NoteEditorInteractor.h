#import <Foundation/Foundation.h>

#import "NoteEditorInteractorDataSource.h"
#import "NoteEditorInteractorEventHandler.h"
#import "NoteEditorInteractorInput.h"

@interface NoteEditorInteractor : NSObject <NoteEditorInteractorInput>

@property (nonatomic, weak) id<NoteEditorInteractorEventHandler> eventHandler;
@property (nonatomic, weak) id<NoteEditorInteractorDataSource> dataSource;

@end
