const lists = () => import('@fracht/workshop/library/library-screens.tsx');
const items = () => import('@fracht/workshop/library/item-screens.tsx');

/** The dynamic imports of the admin panel's screens. */
export const adminScreens = {
  lecturers: () => import('@fracht/office/admin-lecturers/lecturers-screen.tsx').then((part) => part.LecturersScreen),
  accounts: () => import('@fracht/office/admin-accounts/accounts-screen.tsx').then((part) => part.AccountsScreen),
  'data-register': () =>
    import('@fracht/office/admin-data-register/data-register-screen.tsx').then((part) => part.DataRegisterScreen),
  'landing-page': () =>
    import('@fracht/office/admin-landing/landing-editor-screen.tsx').then((part) => part.LandingEditorScreen),
  'game-settings': () =>
    import('@fracht/office/admin-settings/game-settings-screen.tsx').then((part) => part.GameSettingsScreen),
  accidents: () => lists().then((part) => part.AccidentsScreen),
  accident: () => items().then((part) => part.AccidentScreen),
  emergencies: () => lists().then((part) => part.EmergenciesScreen),
  emergency: () => items().then((part) => part.EmergencyScreen),
  changes: () => lists().then((part) => part.ChangesScreen),
  change: () => items().then((part) => part.ChangeScreen),
  import: () => import('@fracht/workshop/import/library-import-screen.tsx').then((part) => part.LibraryImportScreen),
  images: () => import('@fracht/workshop/images/images-screen.tsx').then((part) => part.ImagesScreen),
  backups: () => import('@fracht/office/admin-backups/backups-screen.tsx').then((part) => part.BackupsScreen),
  audit: () => import('@fracht/office/admin-audit/audit-screen.tsx').then((part) => part.AuditScreen),
  bin: () => import('@fracht/office/recycle-bin/bin-screen.tsx').then((part) => part.BinScreen),
  settings: () => import('@fracht/office/settings/settings-screen.tsx').then((part) => part.SettingsScreen),
  'accident-editor': () =>
    import('@fracht/workshop/library/accident-form-screen.tsx').then((part) => part.AccidentFormScreen),
  'emergency-editor': () => import('@fracht/workshop/editor/editor-screens.tsx').then((part) => part.EmergencyEditor),
  'change-editor': () => import('@fracht/workshop/editor/editor-screens.tsx').then((part) => part.ChangeEditor),
};
