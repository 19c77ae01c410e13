/// The files that a program is given, as the places where they may be touched.
extension ProgramCall {
  func placed(in files: GrantedFiles) throws -> ProgramCall {
    var call = self
    if let folder = directory { call.directory = try files.readable(folder).path }
    if let file = input, let path = file.path {
      call.input = File(.path(try files.readable(path).path), name: file.name, type: file.type)
    }
    return call
  }
}
