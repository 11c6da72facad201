#import "WindowsController.h"

@interface WindowsController ()
@property (nonatomic, strong) UILabel *label;
@property (nonatomic, copy) NSArray<NSString *> *lines;	// 行
@end

@implementation WindowsController

#pragma mark - Life cycle

- (void)viewDidLoad
{
	[super viewDidLoad];
	self.label = [[UILabel alloc] initWithFrame:self.view.bounds];
	[self.view addSubview:self.label];
	[self reload];
}

#pragma mark - Loading

/* Reads the file again. */
- (void)reload
{
	self.lines = [self linesOfFile:self.path];
	[self show:[self summary]];
}

- (NSArray<NSString *> *)linesOfFile:(NSString *)path
{
	NSData *data = [NSData dataWithContentsOfFile:path];
	NSString *text = data ? [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] : nil;
	return [text componentsSeparatedByString:@"\n"] ?: @[];
}

- (NSString *)summary
{
	return [NSString stringWithFormat:@"%lu \
lines", (unsigned long)self.lines.count];
}

#pragma mark - Showing

- (void)show:(NSString *)text
{
	self.label.text = text;
}

@end
