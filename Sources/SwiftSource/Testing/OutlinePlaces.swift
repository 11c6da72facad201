import Refactor
import SwiftSyntax

/// Places in lists: a test has to fill a list before code may reach into it.
extension OutlineReader {
    /// Calls that change what they are made on, or need a place in it.
    mutating func checkCall(of member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) {
        guard let base = member.base else { return }
        let name = member.declName.baseName.text
        let label = call.arguments.first?.label?.text
        let first = call.arguments.first?.expression
        let whole = ExprSyntax(call)
        switch (name, label) {
        case ("remove", "at"): checkPlace(in: base, at: first, of: whole)
        case ("insert", _) where call.arguments.count == 2:
            let place = call.arguments.last?.expression
            if place?.trimmedDescription != "0" { obstacle("'\(short(whole))' needs a place in a list") }
        case ("removeFirst", nil), ("removeLast", nil): checkPlace(in: base, at: nil, of: whole)
        case ("swapAt", _), ("removeSubrange", _): obstacle("'\(short(whole))' needs places in a list")
        default: break
        }
        change(base)
        if name.hasPrefix("remove") || name == "popLast", let list = ownName(of: base) { changed.insert(list) }
    }

    /// The list in which `items.firstIndex { … }` looks.
    static func searchedList(in value: ExprSyntax) -> String? {
        guard let call = value.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["firstIndex", "lastIndex"].contains(member.declName.baseName.text)
        else { return nil }
        return member.base?.trimmedDescription
    }

    /// An element of a list is asked for; no place means the first one.
    mutating func checkPlace(in base: ExprSyntax, at place: ExprSyntax?, of whole: ExprSyntax) {
        if let name = place?.as(DeclReferenceExprSyntax.self)?.baseName.text, places[name] == base.trimmedDescription {
            return
        }
        guard let (owner, property, type) = list(base) else {
            if !isNothing(base), !isDictionary(base) { obstacle("'\(short(whole))' needs an element there") }
            return
        }
        if maker.isDictionary(type) || isNothing(base) { return }
        guard let element = maker.element(of: type), maker.value(of: element) != nil, isFirst(place),
            owner != nil || source.properties[property]?.isVisible == true && !changed.contains(property)
        else { return obstacle("'\(short(whole))' needs an element there") }
        let filling = CallOutline.Filling(owner: owner, property: property, element: element)
        if !outline.fillings.contains(filling) { outline.fillings.append(filling) }
        if let name = place?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .parameter(let parameter)? = scope[name]
        {
            outline.zeros.insert(parameter)
        }
    }

    /// A property that is a list: the component's own, or one of a neighbour.
    private func list(_ base: ExprSyntax) -> (owner: String?, property: String, type: String)? {
        if let name = ownName(of: base), let property = source.properties[name] {
            if let asked = forwarded(property) { return asked }
            return property.type.map { (nil, name, $0) }
        }
        guard let member = base.as(MemberAccessExprSyntax.self), let asked = member.base.flatMap(neighbour) else {
            return nil
        }
        return list(of: asked, member.declName.baseName.text)
    }

    private func list(
        of asked: TestedComponent.Neighbour, _ name: String
    ) -> (owner: String?, property: String, type: String)? {
        asked.mock.property(named: name)?.fact.valueType.map { (asked.property, name, qualified($0)) }
    }

    /// A property that only passes on that of a neighbour.
    private func forwarded(_ property: EmittedComponent.Property) -> (owner: String?, property: String, type: String)? {
        guard let getter = property.getter, getter.count == 1,
            let member = getter.first?.item.as(ExprSyntax.self)?.as(MemberAccessExprSyntax.self),
            let asked = member.base.flatMap(neighbour)
        else { return nil }
        return list(of: asked, member.declName.baseName.text)
    }

    /// Returns true if a chain ends at once: a mock has nothing there.
    private func isNothing(_ base: ExprSyntax) -> Bool {
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            guard let member = chain.expression.as(MemberAccessExprSyntax.self),
                let asked = member.base.flatMap(neighbour),
                let type = asked.mock.property(named: member.declName.baseName.text)?.fact.valueType
            else { return isNothing(chain.expression) }
            return maker.isOptional(type)
        }
        return base.as(MemberAccessExprSyntax.self)?.base.map(isNothing) ?? false
    }

    private func isDictionary(_ base: ExprSyntax) -> Bool {
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .parameter(let parameter)? = scope[name]
        else { return false }
        return parameterTypes[parameter].map(maker.isDictionary) ?? false
    }

    /// Returns true if a place is zero in the test: a parameter, or the row of one.
    private func isFirst(_ place: ExprSyntax?) -> Bool {
        guard let place else { return true }
        if let member = place.as(MemberAccessExprSyntax.self),
            ["item", "row", "section"].contains(member.declName.baseName.text)
        {
            return member.base.flatMap { parameterType(of: $0) } == "IndexPath"
        }
        return place.trimmedDescription == "0" || parameterType(of: place) == "Int"
    }

    private func parameterType(of expression: ExprSyntax) -> String? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .parameter(let parameter)? = scope[name]
        else { return nil }
        return parameterTypes[parameter]
    }
}
