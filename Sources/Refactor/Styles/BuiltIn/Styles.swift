/// All built-in styles, sorted by id.
package let styles: [Style] = [
    .brigade,
    .etsy,
    .infinum,
    .moduleInterface,
    .mutualmobile,
    .protocolMatrix,
    .protocolMatrixSwiftUI,
    .providerOutput,
    .rambler,
    .ramblerSwift,
    .ribs,
    .viper,
    .vipera,
    .viperit,
    .zikRouter,
    .zikThorough,
]
