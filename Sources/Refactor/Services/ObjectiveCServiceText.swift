/// Classes of the SDK that a protocol can stand for in Objective-C: how one instance for all is asked for, and the
/// declarations of their headers.
enum ObjectiveCServiceText {
    private struct Entry {
        let shared: String
        let declarations: [String]
    }

    private static let entries: [String: Entry] = [
        "NSFileManager": Entry(
            shared: "defaultManager",
            declarations: [
                "- (BOOL)fileExistsAtPath:(NSString *)path;",
                "- (nullable NSData *)contentsAtPath:(NSString *)path;",
                "- (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;",
                "- (BOOL)removeItemAtURL:(NSURL *)URL error:(NSError **)error;",
                "- (BOOL)copyItemAtPath:(NSString *)srcPath toPath:(NSString *)dstPath error:(NSError **)error;",
                "- (BOOL)moveItemAtPath:(NSString *)srcPath toPath:(NSString *)dstPath error:(NSError **)error;",
            ]),
        "NSNotificationCenter": Entry(
            shared: "defaultCenter",
            declarations: [
                "- (void)postNotification:(NSNotification *)notification;",
                "- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject;",
                "- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject "
                    + "userInfo:(nullable NSDictionary *)aUserInfo;",
                "- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName "
                    + "object:(nullable id)anObject;",
                "- (void)removeObserver:(id)observer;",
                "- (void)removeObserver:(id)observer name:(nullable NSNotificationName)aName "
                    + "object:(nullable id)anObject;",
            ]),
        "NSUserDefaults": Entry(
            shared: "standardUserDefaults",
            declarations: [
                "- (nullable NSArray *)arrayForKey:(NSString *)defaultName;",
                "- (BOOL)boolForKey:(NSString *)defaultName;",
                "- (nullable NSData *)dataForKey:(NSString *)defaultName;",
                "- (nullable NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)defaultName;",
                "- (double)doubleForKey:(NSString *)defaultName;",
                "- (float)floatForKey:(NSString *)defaultName;",
                "- (NSInteger)integerForKey:(NSString *)defaultName;",
                "- (nullable id)objectForKey:(NSString *)defaultName;",
                "- (void)removeObjectForKey:(NSString *)defaultName;",
                "- (void)setBool:(BOOL)value forKey:(NSString *)defaultName;",
                "- (void)setDouble:(double)value forKey:(NSString *)defaultName;",
                "- (void)setFloat:(float)value forKey:(NSString *)defaultName;",
                "- (void)setInteger:(NSInteger)value forKey:(NSString *)defaultName;",
                "- (void)setObject:(nullable id)value forKey:(NSString *)defaultName;",
                "- (nullable NSString *)stringForKey:(NSString *)defaultName;",
                "- (BOOL)synchronize;",
            ]),
    ]

    /// Returns true if a message to a class of the SDK gives the one instance for all.
    static func isShared(_ selector: String, of name: String) -> Bool { entries[name]?.shared == selector }

    /// The declarations that are known letter by letter, by selector; nil for a class that is not here.
    static func declarations(of name: String) -> [String: String]? {
        guard let entry = entries[name] else { return nil }
        let found = entry.declarations.compactMap { ObjectiveCPrototype(Array($0.utf8)[...]) }
        return Dictionary(found.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    }
}
