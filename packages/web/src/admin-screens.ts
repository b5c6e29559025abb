const lists = () => import('@fracht/workshop/library/library-screens.tsx');
const items = () => import('@fracht/workshop/library/item-screens.tsx');

/** The dynamic imports of the admin panel's screens. */
export const adminScreens = {
  lecturers: () => import('@fracht/office/admin-lecturers/lecturers-screen.tsx').then((part) => part.LecturersScreen),
  landingEditor: () =>
    import('@fracht/office/admin-landing/landing-editor-screen.tsx').then((part) => part.LandingEditorScreen),
  gameSettings: () =>
    import('@fracht/office/admin-settings/game-settings-screen.tsx').then((part) => part.GameSettingsScreen),
  accidents: () => lists().then((part) => part.AccidentsScreen),
  accident: () => items().then((part) => part.AccidentScreen),
  emergencies: () => lists().then((part) => part.EmergenciesScreen),
  emergency: () => items().then((part) => part.EmergencyScreen),
  changes: () => lists().then((part) => part.ChangesScreen),
  change: () => items().then((part) => part.ChangeScreen),
  libraryImport: () =>
    import('@fracht/workshop/import/library-import-screen.tsx').then((part) => part.LibraryImportScreen),
  images: () => import('@fracht/workshop/images/images-screen.tsx').then((part) => part.ImagesScreen),
  settings: () => import('@fracht/office/settings/settings-screen.tsx').then((part) => part.SettingsScreen),
  accidentEditor: () =>
    import('@fracht/workshop/library/accident-form-screen.tsx').then((part) => part.AccidentFormScreen),
  emergencyEditor: () => import('@fracht/workshop/editor/editor-screens.tsx').then((part) => part.EmergencyEditor),
  changeEditor: () => import('@fracht/workshop/editor/editor-screens.tsx').then((part) => part.ChangeEditor),
};
