/// Says in which method of the new module a piece of the source stands, and whose that is.
struct PlaceOfCode {
    /// The controller as the source has it.
    let source: Controller
    /// The same with what is cut out of its methods as further members.
    let controller: Controller
    /// The role that has each of its members.
    let roles: [Role]

    /// The member that the smallest part with an offset becomes, or the member itself, by index.
    func unit(at offset: Int, of member: Member) -> Int {
        let places = controller.members.flatMap(\.inner).filter { place in
            place.cut.host == member.index && place.cut.range.contains(offset)
        }
        return places.min { $0.cut.range.count < $1.cut.range.count }?.member ?? member.index
    }
}
