import type { KeptSession } from './user-store.ts';

/** The second factor of an account that has switched it on. */
export type SecondFactor = {
  /** The secret that it shares with an app, encrypted. */
  readonly secret: string;
  /** Time steps whose codes were used recently; they are not accepted again. */
  readonly usedSteps: readonly number[];
  /** When it was switched on, in ms since 1970. */
  readonly since: number;
};

/** A code that was checked: an app's, with its time step and the secret that it was checked against, or a recovery code by its hash. */
export type SecondProof =
  | { readonly by: 'APP'; readonly secret: string; readonly step: number }
  | { readonly by: 'RECOVERY'; readonly hash: string };

/** What is stored when a second factor is switched on. */
export type NewSecondFactor = {
  readonly secret: string;
  /** The time step of the code that confirmed it. */
  readonly step: number;
  readonly since: number;
  /** The hashes of the recovery codes. */
  readonly codes: readonly string[];
};

/** Second factors of lecturers and admins. (TFA-1 to TFA-7) */
export type SecondFactorStore = {
  /** Null: it is off. */
  find(user: string): Promise<SecondFactor | null>;
  /** Who has switched it on. */
  users(): Promise<ReadonlySet<string>>;
  /** How many recovery codes are left. */
  recoveryCodes(user: string): Promise<number>;
  /** Stores a secret that is not confirmed yet, replacing an earlier one; it goes with its session. */
  begin(session: string, secret: string): Promise<void>;
  begun(session: string): Promise<string | null>;
  /**
   * Switches on what the session has begun, and ends all other sessions and remembered logins. False, with nothing changed: it is on already, or something else was
   * begun.
   */
  switchOn(user: string, factor: NewSecondFactor, kept: KeptSession): Promise<boolean>;
  /** Uses a code up; false: it was used already, or belongs to a secret that was replaced. */
  use(user: string, proof: SecondProof): Promise<boolean>;
  /** Replaces the recovery codes by these hashes; false: it is off. */
  putRecoveryCodes(user: string, codes: readonly string[]): Promise<boolean>;
  /** False: it is off already. */
  switchOff(user: string): Promise<boolean>;
};
