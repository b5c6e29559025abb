/** How the screens of the student's panel are loaded. */
export const studentScreens = {
  group: () => import('./panel-student-group/group-screen.tsx').then((part) => part.GroupScreen),
  studentGames: () => import('./panel-student-games/student-games-screen.tsx').then((part) => part.StudentGamesScreen),
  surveys: () => import('./panel-student-surveys/surveys-screen.tsx').then((part) => part.SurveysScreen),
  settings: () => import('./settings/settings-screen.tsx').then((part) => part.SettingsScreen),
};
