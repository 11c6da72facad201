/// The modules that come with the iOS SDK: an import of one needs no package.
package enum SDKModules {
    /// Returns true for a framework of the SDK, or a module of the toolchain.
    package static func contains(_ module: String) -> Bool {
        others.contains(module) || !SDKType.prefixes(ofFramework: module).isEmpty
    }

    /// Those of which the tables have no types.
    private static let others: Set<String> = [
        "ARKit", "AVFAudio", "AVRouting", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AddressBook",
        "AddressBookUI", "AdServices", "AppIntents", "AppTrackingTransparency", "AssetsLibrary", "AudioUnit",
        "AutomaticAssessmentConfiguration", "BackgroundTasks", "BusinessChat", "CFNetwork", "CarPlay", "Charts",
        "ClassKit", "ClockKit", "CommonCrypto", "Compression", "CoreAudioKit", "CoreAudioTypes", "CoreFoundation",
        "CoreHaptics", "CoreMIDI", "CoreNFC", "CoreSpotlight", "CoreTransferable", "CoreVideo", "Cryptex", "Darwin",
        "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "ExternalAccessory", "FamilyControls",
        "FileProvider", "FileProviderUI", "GLKit", "GameController", "GameKit", "GameplayKit", "GroupActivities",
        "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageIO", "Intents",
        "IntentsUI", "JavaScriptCore", "LocalAuthenticationEmbeddedUI", "ManagedSettings", "MachO",
        "MediaAccessibility", "MediaToolbox", "Messages", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices",
        "ModelIO", "NearbyInteraction", "NewsstandKit", "NotificationCenter", "OSLog", "Observation", "OpenAL",
        "OpenGLES", "ProximityReader", "PushToTalk", "QuickLookThumbnailing", "RealityKit", "RegexBuilder",
        "RoomPlan", "SafetyKit", "SceneKit", "ScreenTime", "SensorKit", "SharedWithYou", "ShazamKit",
        "SoundAnalysis", "Swift", "SwiftData", "SwiftUI", "TabularData", "ThreadNetwork", "TipKit", "Twitter",
        "UIKitCore",
        "UniformTypeIdentifiers", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "VisionKit",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit", "XCTest", "_Concurrency", "iAd", "os", "simd",
        "zlib",
    ]
}
