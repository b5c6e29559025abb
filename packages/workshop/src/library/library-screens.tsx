import { LibraryScreen } from './library-screen.tsx';

/** The admin's page Sytuacje losowe. */
export function AccidentsScreen() {
  return <LibraryScreen kind="ACCIDENT" />;
}

/** The admin's page Sytuacje krytyczne. */
export function EmergenciesScreen() {
  return <LibraryScreen kind="EMERGENCY" />;
}

/** The admin's page Zmiany terminów/transportu. */
export function ChangesScreen() {
  return <LibraryScreen kind="CHANGE" />;
}
