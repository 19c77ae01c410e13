public struct JSONReader { public static func read(_ b: [UInt8], name: String) throws -> Value { .nothing } }
