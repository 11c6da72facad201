// What tests of emitted modules use of XCTest.
#import <Foundation/Foundation.h>

@interface XCTestCase : NSObject

- (void)setUp;
- (void)tearDown;

@end

void XCTStubNote(BOOL holds);

#define XCTAssertTrue(expression, ...) XCTStubNote(!!(expression))
#define XCTAssertFalse(expression, ...) XCTStubNote(!(expression))
#define XCTAssertNil(expression, ...) XCTStubNote((expression) == nil)
#define XCTAssertEqual(left, right, ...) XCTStubNote((left) == (right))
#define XCTAssertEqualObjects(left, right, ...) XCTStubNote([(left) isEqual:(right)])
