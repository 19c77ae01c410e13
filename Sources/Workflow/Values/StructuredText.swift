enum StructuredText { static func read(_ b: [UInt8], of: File) throws -> Value { .nothing } }
