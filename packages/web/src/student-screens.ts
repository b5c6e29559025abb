/** The dynamic imports of the student panel's screens. */
export const studentScreens = {
  group: () => import('@fracht/office/student-group/group-screen.tsx').then((part) => part.GroupScreen),
  games: () => import('@fracht/office/student-games/student-games-screen.tsx').then((part) => part.StudentGamesScreen),
  term: () => import('@fracht/office/student-term/term-screens.ts').then((part) => part.TermScreen),
  task: () => import('@fracht/office/student-term/term-screens.ts').then((part) => part.TaskScreen),
  surveys: () =>
    import('@fracht/office/student-surveys/student-surveys-screen.tsx').then((part) => part.StudentSurveysScreen),
  settings: () => import('@fracht/office/settings/settings-screen.tsx').then((part) => part.SettingsScreen),
};
