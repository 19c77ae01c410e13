internal import CustomTypes
public import Workflow

extension Catalogue {
  /// Every action that comes with the runner.
  public static let builtIn = Catalogue([
    Family(
      "People", [Entry(GetPeople.self), Entry(FindPeople.self), Entry(ViewPerson.self)], types: [TypeEntry(Person.self)]
    ),
    Family(
      "Movies",
      [
        Entry(GetMovies.self), Entry(GetMovie.self), Entry(SearchMovies.self), Entry(GetTrailers.self),
        Entry(ShowMovies.self),
      ],
      types: [
        TypeEntry(Movie.self), TypeEntry(MovieList.self), TypeEntry(Genre.self), TypeEntry(Video.self),
        TypeEntry(Cast.self), TypeEntry(Crew.self),
      ]),
    Family("Boards", [Entry(GetBoards.self), Entry(OpenBoard.self)], types: [TypeEntry(Board.self)]),
    Family(
      "Remotes",
      [
        Entry(GetRemotes.self), Entry(GetRemoteActions.self), Entry(OpenRemote.self), Entry(SendRemoteAction.self),
      ],
      types: [TypeEntry(Remote.self), TypeEntry(RemoteAction.self)]),
    Family(
      "Text",
      [
        Entry(TextAction.self), Entry(SplitText.self), Entry(CombineText.self), Entry(ChangeCase.self),
        Entry(MakeUppercase.self), Entry(ReplaceText.self),
      ]),
    Family(
      "Lists",
      [Entry(ListAction.self), Entry(GetItemFromList.self), Entry(Count.self), Entry(DictionaryAction.self)]),
    Family(
      "Files",
      [
        Entry(GetFile.self), Entry(GetContentsOfFolder.self), Entry(SaveFile.self), Entry(AppendToFile.self),
        Entry(CreateFolder.self), Entry(MoveFile.self), Entry(CopyFile.self), Entry(RenameFile.self),
        Entry(RenameFiles.self), Entry(GetDetailsOfFiles.self), Entry(QuickLook.self),
      ],
      types: [
        TypeEntry(RenameFiles.NamePosition.self), TypeEntry(RenameFiles.NameCase.self),
        TypeEntry(GetDetailsOfFiles.Detail.self),
      ]),
    Family("Numbers", [Entry(NumberAction.self)]),
    Family("Interaction", [Entry(ChooseFromList.self), Entry(AskForInput.self), Entry(ShowResult.self)]),
    Family(
      "Web",
      [
        Entry(URLAction.self), Entry(URLEncode.self), Entry(GetComponentOfURL.self), Entry(ExpandURL.self),
        Entry(GetContentsOfURL.self), Entry(GetHeadersOfURL.self), Entry(GetPagesOfURL.self), Entry(DownloadFiles.self),
        Entry(OpenURL.self),
      ], types: [TypeEntry(Response.self), TypeEntry(Page.self)]),
    Family("Suggestions", [Entry(DonateActivity.self)]),
    Family("Scripting", [Entry(RunProgram.self), Entry(RunShellScript.self), Entry(Wait.self), Entry(Nothing.self)]),
  ])
}
