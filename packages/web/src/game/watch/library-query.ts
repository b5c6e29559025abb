import { useQuery } from '@tanstack/react-query';
import type { StrikeKind } from '@fracht/engine';
import { accidentPayload, changeEventPayload, emergencyPayload } from '@fracht/protocol';
import { effectsSentence } from '@fracht/content';
import { z } from 'zod';
import { request } from '../../api/request.ts';

/** A situation of the library that the teacher can bring upon players. */
export type Choice = {
  readonly id: string;
  readonly kind: StrikeKind;
  readonly name: string;
  readonly description: string;
};

const named = { id: true, name: true, active: true } as const;
const emergencies = z.array(emergencyPayload.pick({ ...named, description: true }));
const accidents = z.array(accidentPayload.pick({ ...named, effects: true }));
const changes = z.array(changeEventPayload.pick({ ...named, description: true }));

/** The active situations of the library, which games are made with; asked for once the teacher wants to choose. (spec §7) */
export function useLibrary(isWanted: boolean) {
  return useQuery({ queryKey: ['library'], queryFn: ({ signal }) => loadLibrary(signal), enabled: isWanted });
}

async function loadLibrary(signal: AbortSignal): Promise<readonly Choice[]> {
  const ask = (path: string): Promise<unknown> =>
    request({ method: 'GET', path, isQuiet: true, isSilent: true, signal });
  const [critical, change, random] = await Promise.all([
    ask('game/get-emergencies/all'),
    ask('game/get-change-events/'),
    ask('game/get-accidents/all'),
  ]);
  return [
    ...emergencies
      .parse(critical)
      .filter(isActive)
      .map(({ id, name, description }) => choice('CRITICAL', id, name, description)),
    ...changes
      .parse(change)
      .filter(isActive)
      .map(({ id, name, description }) => choice('CHANGE', id, name, description)),
    ...accidents
      .parse(random)
      .filter(isActive)
      .map(({ id, name, effects }) => choice('RANDOM', id, name, effectsSentence(effects))),
  ];
}

function isActive({ active }: { readonly active: 0 | 1 }): boolean {
  return active === 1;
}

function choice(kind: StrikeKind, id: string, name: string, description: string): Choice {
  return { id, kind, name, description };
}
