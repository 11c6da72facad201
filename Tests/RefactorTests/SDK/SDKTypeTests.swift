import Refactor
import Testing

struct SDKTypeTests {
    @Test(arguments: [
        ("URLSession", "URLSession"), ("NSURLSession", "URLSession"), ("NSUserDefaults", "UserDefaults"),
        ("NSFileManager", "FileManager"), ("NSDateFormatter", "DateFormatter"), ("NSTimer", "Timer"),
        ("NSNotificationCenter", "NotificationCenter"), ("NSBundle", "Bundle"),
        ("NSJSONSerialization", "JSONSerialization"), ("UITableViewStyle", "UITableView.Style"),
    ])
    func aTypeIsFoundByBothNames(name: String, expected: String) {
        #expect(SDKType.named(name)?.name == expected)
    }

    @Test func aSwiftNameComesFirst() {
        #expect(SDKType.named("NSURL")?.name == "NSURL")
        #expect(SDKType.named("ParcelService") == nil)
    }

    @Test func theChainMayBeAskedForInObjectiveC() {
        #expect(
            SDKType.chain(of: "NSURLSessionDataTask").map(\.name) == [
                "URLSessionDataTask", "URLSessionTask", "NSObject",
            ])
        #expect(SDKType.isKind("NSURLSessionDataTask", of: "NSURLSessionTask"))
        #expect(!SDKType.isKind("NSTimer", of: "NSURLSessionTask"))
    }
}
