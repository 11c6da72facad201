@_exported import Combine
@_exported import Observation
@_exported import UIKit

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
    public typealias Context = UIViewControllerRepresentableContext<Self>

    public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public struct Text: View {
    public init(_ content: String) {}

    public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public struct Stepper: View {
    public init(_ title: String, value: Binding<Int>) {}

    public var body: Never { fatalError() }
}

public struct Binding<Value> {}

@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value: Observable & AnyObject> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { fatalError() }
}
