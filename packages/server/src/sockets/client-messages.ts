import { clientMessage, helloMessage, type HelloMessage, sentActionSchema, withoutId } from '@fracht/protocol';
import type { ActionCommand } from '../games/host-parts.ts';

/** What a client sends once it is admitted. */
export type ClientWord =
  | { readonly kind: 'RESYNC' }
  | { readonly kind: 'ACTION'; readonly command: ActionCommand; readonly addressee: Addressee }
  /** An action with an unknown name or a wrong field: it has an id, so that it can be refused. */
  | { readonly kind: 'UNREADABLE'; readonly id: string };

/** The game and the player that a message names, not validated; undefined if it omits them, which means those of the socket. */
export type Addressee = { readonly game: unknown; readonly player: unknown };

/** The first message; null when it is not one. (SOC-1) */
export function readHello(message: unknown): HelloMessage | null {
  return helloMessage.safeParse(message).data ?? null;
}

/** A later message; null when it is malformed and cannot be answered. (SOC-3) */
export function readSaid(message: unknown): ClientWord | null {
  const { data } = clientMessage.safeParse(message);
  if (data === undefined) return null;
  if ('resync' in data) return { kind: 'RESYNC' };
  const command = readCommand(data.state);
  const { game, player } = data;
  return command === null
    ? { kind: 'UNREADABLE', id: data.state.id }
    : { kind: 'ACTION', command, addressee: { game, player } };
}

/** An action with its id; null when it is malformed. (ACT-1) */
export function readCommand(sent: unknown): ActionCommand | null {
  const { data } = sentActionSchema.safeParse(sent);
  return data === undefined ? null : { id: data.id, action: withoutId(data) };
}
