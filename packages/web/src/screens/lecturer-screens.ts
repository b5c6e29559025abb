/** How the screens of the lecturer's panel are loaded. */
export const lecturerScreens = {
  students: () => import('./panel-lecturer-students/students-screen.tsx').then((part) => part.StudentsScreen),
  import: () => import('./panel-lecturer-import/import-screen.tsx').then((part) => part.ImportScreen),
  codes: () => import('./panel-lecturer-codes/codes-screen.tsx').then((part) => part.CodesScreen),
  groups: () => import('./panel-lecturer-groups/groups-screen.tsx').then((part) => part.GroupsScreen),
  games: () => import('./panel-lecturer-games/games-screen.tsx').then((part) => part.GamesScreen),
  live: () => import('./panel-lecturer-live/live-screen.tsx').then((part) => part.LiveScreen),
  questions: () => import('./panel-lecturer-survey-settings/questions-screen.tsx').then((part) => part.QuestionsScreen),
  surveys: () => import('./panel-lecturer-surveys/surveys-screen.tsx').then((part) => part.SurveysScreen),
  settings: () => import('./settings/settings-screen.tsx').then((part) => part.SettingsScreen),
};
