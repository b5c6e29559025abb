/** The dynamic imports of the student panel's screens. */
export const studentScreens = {
  group: () => import('@fracht/office/student-group/group-screen.tsx').then((part) => part.GroupScreen),
  studentGames: () =>
    import('@fracht/office/student-games/student-games-screen.tsx').then((part) => part.StudentGamesScreen),
  surveys: () =>
    import('@fracht/office/student-surveys/student-surveys-screen.tsx').then((part) => part.StudentSurveysScreen),
  settings: () => import('@fracht/office/settings/settings-screen.tsx').then((part) => part.SettingsScreen),
};
