/** The dynamic imports of the lecturer panel's screens. */
export const lecturerScreens = {
  students: () => import('@fracht/office/lecturer-students/students-screen.tsx').then((part) => part.StudentsScreen),
  import: () => import('@fracht/office/lecturer-import/import-screen.tsx').then((part) => part.ImportScreen),
  codes: () => import('@fracht/office/lecturer-codes/codes-screen.tsx').then((part) => part.CodesScreen),
  groups: () => import('@fracht/office/lecturer-groups/groups-screen.tsx').then((part) => part.GroupsScreen),
  games: () => import('@fracht/office/lecturer-games/games-screen.tsx').then((part) => part.GamesScreen),
  live: () => import('@fracht/office/lecturer-live/live-screen.tsx').then((part) => part.LiveScreen),
  questions: () =>
    import('@fracht/office/lecturer-survey-settings/questions-screen.tsx').then((part) => part.QuestionsScreen),
  surveys: () =>
    import('@fracht/office/lecturer-surveys/survey-results-screen.tsx').then((part) => part.SurveyResultsScreen),
  settings: () => import('@fracht/office/settings/settings-screen.tsx').then((part) => part.SettingsScreen),
};
