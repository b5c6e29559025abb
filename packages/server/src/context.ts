import type { Registry } from 'prom-client';
import type { KnownPlaces } from './accounts/known-places.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { Post } from './mail/post.ts';
import type { GameProgress } from './storage/game-store.ts';
import type { Storage } from './storage/storage.ts';

/** What the HTTP side needs to know of the games in memory. */
export type LiveGames = {
  /** Where a live game stands now; null: what is stored is the newest that can be known. */
  progress(game: string): Promise<GameProgress | null>;
  /** How many students of a game need their teacher now. (PLY-7) */
  attention(game: string): Promise<number>;
  /** Ends every link of an erased person, who leaves the games at once. */
  expel(user: string): Promise<void>;
  /** Ends the links of a person whose sessions are over: logged out, or ended by a new password or code. */
  endOver(user: string): Promise<void>;
  /** Ends the connections of a game that is being removed and drops it from memory and log. */
  forget(game: string): Promise<void>;
};

/** What every command of the server works with. */
export type AppContext = {
  readonly config: Config;
  readonly storage: Storage;
  readonly passwords: Passwords;
  readonly knownPlaces: KnownPlaces;
  readonly live: LiveGames;
  readonly post: Post;
  readonly log: Logger;
  readonly metrics: Registry;
  /** The wall clock in milliseconds. */
  readonly now: () => number;
  /** Whether something can be stored at this moment; tried by writing. */
  readonly canStore: () => Promise<boolean>;
};
