import { describe, inject } from 'vitest';

const nats = inject('nats');

/** Tests of several processes; if the machine lacks NATS or PostgreSQL they are left out, which was reported before the first test. */
export const onCluster = nats === null || inject('postgres') === null ? describe.skip : describe;

/** The NATS of the tests. */
export function natsUrl(): string {
  if (nats === null) throw new Error('no NATS');
  return nats;
}
