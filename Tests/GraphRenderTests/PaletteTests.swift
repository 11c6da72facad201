import Foundation
import GraphRender
import Testing

@Suite struct PaletteTests {
    @Test(arguments: [Palette.light, .dark])
    func textIsReadable(palette: Palette) {
        for kind in NodeKind.allCases {
            let tone = palette.tones(kind)
            #expect(contrast(tone.ink, tone.fill) >= 4.5, "\(kind)")
            #expect(contrast(tone.line, palette.box) >= 3, "\(kind)")
        }
        for text in [palette.ink, palette.muted] {
            #expect(contrast(text, palette.page) >= 4.5)
            #expect(contrast(text, palette.box) >= 4.5)
        }
    }

    @Test(arguments: [Palette.light, .dark])
    func linesAreVisible(palette: Palette) {
        for kind in EdgeKind.allCases {
            #expect(contrast(palette.edges(kind), palette.box) >= 3, "\(kind)")
        }
    }

    @Test func kindsDifferWithoutColour() {
        let styles = EdgeKind.allCases.map { "\($0.style)" }
        #expect(Set(styles).count == styles.count)
        let shapes = NodeKind.allCases.map(\.shape)
        #expect(Set(shapes).count == shapes.count)
    }

    /// The contrast ratio of the Web Content Accessibility Guidelines.
    private func contrast(_ first: String, _ second: String) -> Double {
        let (one, two) = (luminance(first), luminance(second))
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    private func luminance(_ colour: String) -> Double {
        let number = Int(colour.dropFirst(), radix: 16)!
        let channels = [number >> 16, number >> 8 & 255, number & 255].map { channel in
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
}
