/// The styles that a module can be told to be wired in.
let moduleDetectors: [ModuleDetector] = [
    .etsy, .infinum, .moduleInterface, .mutualMobile, .mvvmC, .needle, .protocolMatrix, .providerOutput,
    .rambler, .ramblerSwift, .ribs, .staticCreate, .viperCoordinator, .vipera, .viperit, .zikRouter,
    .zikThorough,
]
