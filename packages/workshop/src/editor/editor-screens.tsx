import { EditorScreen } from './editor-screen.tsx';

/** The editor of a critical situation. */
export function EmergencyEditor() {
  return <EditorScreen kind="EMERGENCY" />;
}

/** The editor of a change of date or transport. */
export function ChangeEditor() {
  return <EditorScreen kind="CHANGE" />;
}
