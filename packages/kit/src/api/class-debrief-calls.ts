import { type Calls, classDebriefPayload, type ClassDebriefPayload } from '@fracht/protocol';
import { call } from './call.ts';

/** The debrief of the class of an own finished game, or how far it has been worked out. Without the overlay: it is asked for again and again. (DBF-1) */
export async function callClassDebrief(id: string, signal?: AbortSignal): Promise<ClassDebriefPayload> {
  return call<Calls['classDebrief']>('GET game/class-debrief/{id}', classDebriefPayload, {
    params: { id },
    isQuiet: true,
    isSilent: true,
    signal,
  });
}
