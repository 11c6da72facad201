/// What a picture says, without where it says it: positions differ between versions of Graphviz.
///
/// The values of `class` and of every `data-` attribute, and all texts, sorted.
func structure(ofSVG svg: String) -> [String] {
    let attributes = svg.matches(of: /(?:class|data-[a-z]+)="[^"]*"/).map { String($0.output) }
    let texts = svg.matches(of: />([^<]*[^<\s][^<]*)</).map { String($0.output.1) }
    return (attributes + texts).sorted()
}
