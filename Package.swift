// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "runner",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "runner", targets: ["runner"]),
    .library(name: "Workflow", targets: ["Workflow"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    // Loaded when they are first used; only their headers are needed to build.
    .systemLibrary(name: "CCrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CJPEG", providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(name: "CVips"),
    .target(name: "CSpawn"),
    .target(name: "CFiles"),
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "Workflow", dependencies: ["CSpawn", "CFiles", "CYAML", "CPCRE2", "CSQLite", "CCrypto"],
      swiftSettings: settings),
    .target(name: "CustomTypes", dependencies: ["Workflow"], swiftSettings: settings),
    .target(name: "Actions", dependencies: ["Workflow", "CustomTypes", "CCurl", "CZlib"], swiftSettings: settings),
    .executableTarget(
      name: "runner",
      dependencies: ["CMalloc", "CJPEG", "CPNG", "CWebP", "CVips", "Workflow", "CustomTypes", "Actions"],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Workflow", "Actions"], path: "Tests/Support", swiftSettings: settings),
    .testTarget(
      name: "WorkflowTests", dependencies: ["Workflow", "CustomTypes", "TestSupport"], exclude: ["Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "ActionTests", dependencies: ["Workflow", "CustomTypes", "Actions", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "RunnerTests", dependencies: ["Workflow", "runner", "TestSupport"],
      exclude: ["Golden", "Import/Samples", "List/Golden", "Pictures/Samples"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
