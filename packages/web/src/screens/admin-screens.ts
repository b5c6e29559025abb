const lists = () => import('./panel-admin-library/library-screens.tsx');
const items = () => import('./panel-admin-library/item-screens.tsx');

/** How the screens of the admin's panel are loaded. */
export const adminScreens = {
  lecturers: () => import('./panel-admin-lecturers/lecturers-screen.tsx').then((part) => part.LecturersScreen),
  landingEditor: () =>
    import('./panel-admin-landing/landing-editor-screen.tsx').then((part) => part.LandingEditorScreen),
  gameSettings: () => import('./panel-admin-settings/game-settings-screen.tsx').then((part) => part.GameSettingsScreen),
  accidents: () => lists().then((part) => part.AccidentsScreen),
  accident: () => items().then((part) => part.AccidentScreen),
  emergencies: () => lists().then((part) => part.EmergenciesScreen),
  emergency: () => items().then((part) => part.EmergencyScreen),
  changes: () => lists().then((part) => part.ChangesScreen),
  change: () => items().then((part) => part.ChangeScreen),
  libraryImport: () =>
    import('./panel-admin-import/library-import-screen.tsx').then((part) => part.LibraryImportScreen),
  images: () => import('./panel-admin-images/images-screen.tsx').then((part) => part.ImagesScreen),
  settings: () => import('./settings/settings-screen.tsx').then((part) => part.SettingsScreen),
  accidentEditor: () =>
    import('./panel-admin-library/accident-form-screen.tsx').then((part) => part.AccidentFormScreen),
  emergencyEditor: () => import('./panel-admin-editor/editor-screens.tsx').then((part) => part.EmergencyEditor),
  changeEditor: () => import('./panel-admin-editor/editor-screens.tsx').then((part) => part.ChangeEditor),
};
