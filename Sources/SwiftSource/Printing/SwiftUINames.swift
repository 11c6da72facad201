/// The names of SwiftUI that code of apps writes most, of which the tables of the SDK have none.
///
/// Written down by hand, and not complete: `ForeignNames` keeps the import where no library can have an unknown name.
enum SwiftUINames {
    static func contains(_ name: String) -> Bool { all.contains(name) || name.hasPrefix("UIHosting") }

    private static let all: Set<String> = [
        "Alignment", "Angle", "Animation", "AnyGesture", "AnyLayout", "AnyShape", "AnyTransition", "AnyView", "App",
        "AppStorage", "AsyncImage", "Axis", "BackgroundStyle", "Bindable", "Binding", "BlendMode", "Button",
        "ButtonRole", "ButtonStyle", "Canvas", "Capsule", "Circle", "Color", "ColorPicker", "ColorScheme",
        "CommandGroup", "Commands", "ContainerRelativeShape", "ContentMode", "ControlGroup", "DatePicker",
        "DisclosureGroup", "DismissAction", "Divider", "DragGesture", "DynamicProperty", "DynamicTypeSize", "Edge",
        "EditButton", "EditMode", "Ellipse", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject",
        "EnvironmentValues", "EventModifiers", "FetchRequest", "FetchedResults", "FocusState", "FocusedBinding",
        "FocusedValue", "Font", "ForEach", "Form", "GeometryProxy", "GeometryReader", "Gesture", "GestureState",
        "Gradient", "GraphicsContext", "Grid", "GridItem", "GridRow", "Group", "GroupBox", "HStack",
        "HorizontalAlignment", "HorizontalEdge", "Image", "KeyboardShortcut", "Label", "LabelStyle", "LazyHGrid",
        "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "LocalizedStringKey",
        "LongPressGesture", "MagnificationGesture", "Material", "Menu", "ModifiedContent", "Namespace",
        "NavigationLink", "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView",
        "ObservedObject", "OpenURLAction", "Path", "Picker", "PickerStyle", "PreferenceKey", "PresentationDetent",
        "PresentationMode", "PreviewProvider", "PrimitiveButtonStyle", "ProgressView", "ProposedViewSize",
        "RadialGradient", "Rectangle", "RotationGesture", "RoundedRectangle", "Scene", "ScenePhase", "SceneStorage",
        "ScrollView", "ScrollViewProxy", "ScrollViewReader", "Section", "SectionedFetchRequest", "SecureField",
        "Shape", "ShapeStyle", "ShareLink", "Slider", "Spacer", "State", "StateObject", "Stepper", "StrokeStyle",
        "SubmitTriggers", "TabView", "TapGesture", "Text", "TextAlignment", "TextEditor", "TextField",
        "TimelineView", "Toggle", "ToggleStyle", "ToolbarContent", "ToolbarItem", "ToolbarItemGroup", "Transaction",
        "UIApplicationDelegateAdaptor", "UIViewControllerRepresentable", "UIViewRepresentable", "UnitPoint", "VStack",
        "VerticalAlignment", "VerticalEdge", "View", "ViewBuilder", "ViewModifier", "Visibility", "WindowGroup",
        "ZStack", "withAnimation", "withTransaction",
    ]
}
