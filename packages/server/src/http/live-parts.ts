import type { GameRegistry } from '../live/game-registry.ts';
import type { Scheduler } from '../games/scheduler/scheduler.ts';
import type { Logger } from '../log.ts';
import type { Admitted, Credentials } from '../sockets/admission.ts';
import type { Led } from '../rooms/channel.ts';
import type { Pulses } from '../sockets/pulses.ts';
import type { Tickets } from '../sockets/tickets.ts';

/** What the calls of the live games work with. */
export type LiveParts = {
  readonly registry: GameRegistry;
  readonly tickets: Tickets;
  readonly scheduler: Scheduler;
  readonly admit: (credentials: Credentials) => Promise<Admitted>;
  /** Connects an event stream to a game, whichever process owns it. */
  readonly lead: (to: { readonly game: string; readonly ticket: string }) => Promise<Led>;
  /** The streams to games of this process. */
  readonly pulses: Pulses;
  readonly logger: Logger;
  /** Rate limit: sustained actions a second of one caller. */
  readonly rate: number;
  /** The port of the socket alone, in the process that the caller reached; null before it is open. */
  readonly socketPort: () => number | null;
  readonly isSecure: boolean;
};
