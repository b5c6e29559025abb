import type { Registry } from 'prom-client';
import type { GuessPace } from './accounts/guess-pace.ts';
import type { KnownPlaces } from './accounts/known-places.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Backups } from './backups/backups.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { Post } from './mail/post.ts';
import type { GameProgress } from './storage/game-store.ts';
import type { Storage } from './storage/storage.ts';

/** What the HTTP side needs from the live games. */
export type LiveGames = {
  /** The current progress of a live game; null: not live, so that the stored progress is the newest. */
  progress(game: string): Promise<GameProgress | null>;
  /** How many students of a game need their teacher now. (PLY-7) */
  attention(game: string): Promise<number>;
  /** Whether a situation of the library waits for somebody's answer in a lesson that is played now. (TSK-4) */
  isAsked(item: string): Promise<boolean>;
  /** Closes all lines of an erased person, who leaves the games at once. */
  expel(user: string): Promise<void>;
  /** Closes the lines of a person whose sessions have ended: by logging out, or by a new password or code. */
  endOver(user: string): Promise<void>;
  /** Closes all lines of a game that is being removed, and drops it from memory; its log stays as long as the game is kept. */
  forget(game: string): Promise<void>;
};

/** What every command works with. */
export type AppContext = {
  readonly config: Config;
  readonly storage: Storage;
  readonly passwords: Passwords;
  readonly knownPlaces: KnownPlaces;
  readonly guessPace: GuessPace;
  readonly live: LiveGames;
  readonly post: Post;
  readonly backups: Backups;
  readonly log: Logger;
  readonly metrics: Registry;
  /** The wall clock in milliseconds: for what people read. */
  readonly now: () => number;
  /** Milliseconds since 1970 that are unaffected when the machine's clock is set: for measuring durations. (PRV-6) */
  readonly steady: () => number;
  /** The moment in milliseconds by which deadlines count as reached. (HWS-3) */
  readonly deadlineNow: () => number;
  /** Whether the server can write at this moment; found out by writing. */
  readonly canStore: () => Promise<boolean>;
};
