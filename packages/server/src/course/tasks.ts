import { changeFamily, type Competence, emergencyFamily } from '@fracht/engine';
import { type EditedItem, isTask } from '@fracht/scenarios';
import type { LibraryStore } from '../storage/library-store.ts';

/** A situation that new games get, playable without a game. (TKR-5) */
export type ActiveTask = { readonly edited: EditedItem; readonly competence: Competence };

/** All active situations that ask something, in the order of the libraries. */
export async function activeTasks(library: LibraryStore): Promise<readonly ActiveTask[]> {
  const emergencies = (await library.all('EMERGENCY')).filter(({ active }) => active);
  const changes = (await library.all('CHANGE')).filter(({ active }) => active);
  return [
    ...emergencies.flatMap(({ item }) => taskOf({ kind: 'EMERGENCY', item }) ?? []),
    ...changes.flatMap(({ item }) => taskOf({ kind: 'CHANGE', item }) ?? []),
  ];
}

/** The active situation with this id that asks something; null: there is none. (TSK-4) */
export async function activeTask(library: LibraryStore, id: string): Promise<ActiveTask | null> {
  const emergency = await library.find('EMERGENCY', id);
  if (emergency !== null) return emergency.active ? taskOf({ kind: 'EMERGENCY', item: emergency.item }) : null;
  const change = await library.find('CHANGE', id);
  return change?.active === true ? taskOf({ kind: 'CHANGE', item: change.item }) : null;
}

function taskOf(edited: EditedItem): ActiveTask | null {
  if (!isTask(edited)) return null;
  const family = edited.kind === 'EMERGENCY' ? emergencyFamily(edited.item) : changeFamily(edited.item);
  return { edited, competence: edited.item.competence ?? family };
}
