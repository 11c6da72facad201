/// Finds the entities of which the other side of a port only reads some values.
///
/// An entity is a structure of the app: its values are the same whenever they are read. It is followed from the
/// interactor's call through the methods that were cut out and hand it on to each other. Wherever more is done with it
/// than reading a stored property of a plain type, it stays what it is.
struct DataTransferObjectFinder {
    let plan: Plan
    let port: Port

    private typealias Place = DataTransferObject.Place

    /// Sorted by entity.
    func transports() -> [DataTransferObject] {
        entities.compactMap { entity in
            let places = self.places(of: entity)
            let properties = self.properties(of: entity)
            let read = places.reduce(into: Set<String>()) { $0.formUnion(reads(of: $1, properties) ?? []) }
            let name = filled(port.transports ?? "", ["entity": entity])
            guard !read.isEmpty, isFree(name) else { return nil }
            return DataTransferObject(
                entity: entity, name: name, properties: properties.filter { read.contains($0.name) }, places: places)
        }
    }

    /// Returns the findings on the entities that the interactor tells the others.
    func findings(besides transports: [DataTransferObject]) -> [Finding] {
        let notes = transports.map { transport in
            Finding(
                severity: .note, rule: "transported", line: line(of: transport.places),
                message:
                    "'\(transport.name)' goes to the presenter in the place of '\(transport.entity)', with what is "
                    + "read of it: \(transport.properties.map(\.name).joined(separator: ", "))")
        }
        return notes
            + told.compactMap { place, entity in
                guard !transports.contains(where: { $0.places.contains(place) }) else { return nil }
                return Finding(
                    severity: .note, rule: "entity-crosses", line: line(of: [place]),
                    message:
                        "'\(plan.controller.members[place.member].name)' is told the entity '\(entity)' itself: more is "
                        + "done with '\(place.parameter)' than reading stored values, or it was no part of a method")
            }
    }

    private func line(of places: Set<Place>) -> Int {
        places.map { plan.controller.members[$0.member].fact.line }.min() ?? 1
    }

    // MARK: - Entities

    private var entities: [String] { Set(told.map(\.entity)).sorted() }

    /// The parameters in which the interactor hands an entity over.
    private var told: [(place: Place, entity: String)] {
        let targets = plan.crossings.filter { crossing in
            plan.placements[crossing.member].role == .interactor && crossing.path.first == port
        }.compactMap(\.target)
        return Set(targets).sorted().flatMap { target -> [(place: Place, entity: String)] in
            let parameters = plan.controller.members[target].fact.signature?.parameters ?? []
            return parameters.filter { !properties(of: $0.type).isEmpty }.map {
                (Place(member: target, parameter: $0.name), $0.type)
            }
        }
    }

    /// Returns true if a name is that of a structure which the app itself made to cross boundaries.
    private func isTransport(_ name: String) -> Bool {
        let ends = (port.transports ?? "").split(separator: "{entity}", omittingEmptySubsequences: false)
        return ends.count == 2 && ends.contains { !$0.isEmpty } && name.hasPrefix(ends[0]) && name.hasSuffix(ends[1])
    }

    /// The stored values of a structure that a copy can have; empty for everything else.
    private func properties(of type: String) -> [DataTransferObject.Property] {
        guard !isTransport(type), !plan.controller.members.contains(where: { $0.kind == .type && $0.name == type })
        else { return [] }
        let own = plan.controller.files.flatMap(\.types).filter { $0.name == type }
        let app = plan.controller.project?.types.declarations(of: type) ?? []
        guard own.count + app.count == 1 else { return [] }
        if let type = own.first {
            guard type.keyword == .struct, type.generics.isEmpty, type.access?.isFileBound != true else { return [] }
            return type.members.compactMap { member in
                guard member.isStored, !member.isStatic, !member.has(modifier: "lazy"), member.attributes.isEmpty,
                    member.writtenAccess?.isFileBound != true, let type = member.valueType, isPlain(type)
                else { return nil }
                return DataTransferObject.Property(name: member.name, type: type)
            }
        }
        guard let type = app.first, type.keyword == .struct, type.generics.isEmpty else { return [] }
        return type.members.compactMap { member in
            guard member.kind == .property, !member.isStatic, !member.isComputed, !member.isHidden,
                let type = member.type, isPlain(type)
            else { return nil }
            return DataTransferObject.Property(name: member.name, type: type)
        }
    }

    /// A value of the standard library or Foundation, an optional or an array of one.
    private func isPlain(_ type: String) -> Bool {
        if type.hasSuffix("?") { return isPlain(String(type.dropLast())) }
        if type.hasPrefix("["), type.hasSuffix("]") { return isPlain(String(type.dropFirst().dropLast())) }
        return Self.plain.contains(type)
    }

    private static let plain: Set<String> = [
        "Bool", "CGFloat", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int32", "Int64", "String",
        "TimeInterval", "UInt", "URL", "UUID",
    ]

    private func isFree(_ name: String) -> Bool {
        !name.isEmpty && SDKType.named(name) == nil && plan.controller.project?.inherits[name] == nil
            && !plan.controller.files.flatMap(\.types).contains { $0.name == name }
            && !plan.writtenNames.contains(name)
    }

    // MARK: - Places

    /// The parameters that can take a copy: those of the methods that the interactor tells, and of what they hand it to.
    private func places(of entity: String) -> Set<Place> {
        let properties = self.properties(of: entity)
        var fitting = Set(parameters(typed: entity).filter { reads(of: $0, properties) != nil })
        while let unfit = fitting.first(where: { place in !handed(from: place).allSatisfy(fitting.contains) }) {
            fitting.remove(unfit)
        }
        var found: Set<Place> = []
        var open = told.map(\.place).filter(fitting.contains)
        while let next = open.popLast() {
            if found.insert(next).inserted { open += handed(from: next) }
        }
        return found
    }

    private func parameters(typed entity: String) -> [Place] {
        plan.controller.members.filter { $0.cut != nil }.flatMap { member in
            (member.fact.signature?.parameters ?? []).filter { parameter in
                parameter.type == entity && !isHandedScreenValue(parameter.name, of: member)
            }.map { Place(member: member.index, parameter: $0.name) }
        }
    }

    private func isHandedScreenValue(_ name: String, of member: Member) -> Bool {
        member.cut?.handed.contains { $0.value.name == name } ?? false
    }

    /// The parameters to which a method hands one of its own.
    private func handed(from place: Place) -> [Place] {
        plan.controller.members[place.member].inner.filter { inner in
            inner.cut.parameters.contains { $0.name == place.parameter }
        }.map { Place(member: $0.member, parameter: place.parameter) }
    }

    // MARK: - Reading

    /// The properties that a method reads of a parameter; nil where it does anything else with it.
    private func reads(of place: Place, _ properties: [DataTransferObject.Property]) -> Set<String>? {
        let member = plan.controller.members[place.member]
        guard let cut = member.cut, cut.result?.name != place.parameter, cut.valueType == nil,
            let tree = plan.controller.members[cut.host].fact.tree
        else { return nil }
        let inner = member.inner.map(\.cut.range)
        let locals = tree.locals.filter { $0.name == place.parameter && !cut.range.contains($0.declaration.lowerBound) }
        let uses = locals.flatMap(\.uses).filter { use in
            cut.range.contains(use.range.lowerBound) && !inner.contains { $0.contains(use.range.lowerBound) }
        }
        var read: Set<String> = []
        for use in uses {
            guard let property = use.member, property.isPlain, property.usage != .call,
                properties.contains(where: { $0.name == property.name })
            else { return nil }
            read.insert(property.name)
        }
        return read
    }
}
