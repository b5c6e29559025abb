import { LibraryScreen } from './library-screen.tsx';

/** The admin's page Sytuacje losowe. (spec §2) */
export function AccidentsScreen() {
  return <LibraryScreen kind="ACCIDENT" />;
}

/** The admin's page Sytuacje krytyczne. (spec §2) */
export function EmergenciesScreen() {
  return <LibraryScreen kind="EMERGENCY" />;
}

/** The admin's page Zmiany terminów/transportu. (spec §2) */
export function ChangesScreen() {
  return <LibraryScreen kind="CHANGE" />;
}
