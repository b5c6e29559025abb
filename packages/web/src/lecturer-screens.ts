/** The dynamic imports of the lecturer panel's screens. */
export const lecturerScreens = {
  students: () => import('@fracht/office/lecturer-students/students-screen.tsx').then((part) => part.StudentsScreen),
  'students-import': () => import('@fracht/office/lecturer-import/import-screen.tsx').then((part) => part.ImportScreen),
  'students-codes': () => import('@fracht/office/lecturer-codes/codes-screen.tsx').then((part) => part.CodesScreen),
  groups: () => import('@fracht/office/lecturer-groups/groups-screen.tsx').then((part) => part.GroupsScreen),
  'group-term': () => import('@fracht/office/lecturer-term/group-term-screen.tsx').then((part) => part.GroupTermScreen),
  games: () => import('@fracht/office/lecturer-games/games-screen.tsx').then((part) => part.GamesScreen),
  lessons: () => import('@fracht/office/lecturer-lessons/lessons-screen.tsx').then((part) => part.LessonsScreen),
  lesson: () => import('@fracht/office/lecturer-lessons/lesson-screen.tsx').then((part) => part.LessonScreen),
  homeworks: () => import('@fracht/office/lecturer-homework/list-screen.tsx').then((part) => part.HomeworkListScreen),
  homework: () => import('@fracht/office/lecturer-homework/homework-screen.tsx').then((part) => part.HomeworkScreen),
  live: () => import('@fracht/office/lecturer-live/live-screen.tsx').then((part) => part.LiveScreen),
  debrief: () => import('@fracht/office/lecturer-debrief/debrief-screen.tsx').then((part) => part.ClassDebriefScreen),
  projector: () =>
    import('@fracht/office/lecturer-projector/projector-screen.tsx').then((part) => part.ProjectorScreen),
  curriculum: () =>
    import('@fracht/office/lecturer-curriculum/curriculum-screen.tsx').then((part) => part.CurriculumScreen),
  'survey-settings': () =>
    import('@fracht/office/lecturer-survey-settings/questions-screen.tsx').then((part) => part.QuestionsScreen),
  surveys: () =>
    import('@fracht/office/lecturer-surveys/survey-results-screen.tsx').then((part) => part.SurveyResultsScreen),
  bin: () => import('@fracht/office/recycle-bin/bin-screen.tsx').then((part) => part.BinScreen),
  settings: () => import('@fracht/office/settings/settings-screen.tsx').then((part) => part.SettingsScreen),
};
