import { type Calls, classDebriefPayload, type ClassDebriefPayload } from '@fracht/protocol';
import { call } from './call.ts';

/** The debrief of the class for one of the caller's own finished games, or how far its computation has come. Without the overlay, because it is polled. (DBF-1) */
export async function callClassDebrief(id: string, signal?: AbortSignal): Promise<ClassDebriefPayload> {
  return call<Calls['classDebrief']>('GET game/class-debrief/{id}', classDebriefPayload, {
    params: { id },
    isQuiet: true,
    isSilent: true,
    signal,
  });
}
