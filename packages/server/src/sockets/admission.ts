import type { Viewer } from '@fracht/engine';
import type { CloseReason } from '@fracht/protocol';
import type { GameRegistry } from '../live/game-registry.ts';
import { isLive, type LiveGame } from '../live/live-game.ts';
import { hashToken } from '../ids.ts';
import { viewerNow } from '../policies/held-back.ts';
import { viewerOf } from '../policies/leading.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tickets } from './tickets.ts';

/** What a client presents: a ticket, or a bearer. */
export type Credentials = {
  readonly game: string;
  readonly ticket?: string | undefined;
  readonly bearer?: string | undefined;
  /** From another process, instead of the bearer: the hash under which its session is stored. */
  readonly bearerHash?: string | undefined;
};

/** Somebody who may come in. */
export type Entry = {
  readonly live: LiveGame;
  readonly viewer: Viewer;
  /** The session in which this was asked for. */
  readonly login: string;
  /** Whether that session is still valid. */
  readonly holds: () => Promise<boolean>;
};

export type Admitted = ({ readonly ok: true } & Entry) | { readonly ok: false; readonly close: CloseReason };

type AdmissionParts = {
  readonly storage: Storage;
  readonly registry: GameRegistry;
  readonly tickets: Tickets;
  readonly now: () => number;
  readonly steady: () => number;
  readonly deadlineNow: () => number;
};

/** Admits a member or the teacher to a game that is not over; says why not. (RGT-6, SOC-12) */
export async function admit(parts: AdmissionParts, credentials: Credentials): Promise<Admitted> {
  const holder = await holderOf(parts, credentials);
  if (holder === null) return refused('UNAUTHORIZED');
  const { user, login } = holder;
  const holds = () => parts.storage.sessions.isOpen(login, parts.steady());
  const [game, person] = [await parts.storage.games.find(credentials.game), await parts.storage.users.find(user)];
  if (game === null) return refused('GAME_UNKNOWN');
  const viewer = person === null ? null : await viewerOf(parts, game, person);
  if (viewer === null) return refused('FORBIDDEN');
  // A homework is played only by its student; its teacher reads it and has its replay. (HWS-3)
  if (game.homework !== null && viewer.type === 'TEACHER') return refused('FORBIDDEN');
  if (game.state === 'FINISHED') return refused('GAME_FINISHED');
  const live = await parts.registry.open(game.id);
  if (live === null) return refused('GAME_UNKNOWN');
  if (!isLive(live)) return refused('SERVER_STOPS');
  if (live.host.state.state === 'FINISHED') return refused('GAME_FINISHED');
  if (viewer.type === 'STUDENT') await parts.storage.users.cameIntoGame(user, parts.now());
  return { ok: true, live, viewer: await viewerNow(parts, game, viewer), login, holds };
}

type CredentialHolder = { readonly user: string; readonly login: string };

async function holderOf(
  { storage, tickets, steady }: AdmissionParts,
  { game, ticket, bearer, bearerHash = bearer === undefined ? undefined : hashToken(bearer) }: Credentials,
): Promise<CredentialHolder | null> {
  if (ticket !== undefined) {
    const admission = tickets.redeem(ticket);
    if (admission === null || admission.game !== game) return null;
    return (await storage.sessions.isOpen(admission.login, steady())) ? admission : null;
  }
  if (bearerHash === undefined) return null;
  const session = await storage.sessions.find(bearerHash, steady());
  return session === null ? null : { user: session.user.id, login: session.id };
}

function refused(close: CloseReason): Admitted {
  return { ok: false, close };
}
