import { ItemScreen } from './item-screen.tsx';

/** A random situation. */
export function AccidentScreen() {
  return <ItemScreen kind="ACCIDENT" />;
}

/** A critical situation. */
export function EmergencyScreen() {
  return <ItemScreen kind="EMERGENCY" />;
}

/** A change of date or transport. */
export function ChangeScreen() {
  return <ItemScreen kind="CHANGE" />;
}
