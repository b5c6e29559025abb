import type { AuditAction, AuditKind } from '@fracht/protocol';
import type { Acting } from './acting.ts';
import type { NewMail } from './mail-store.ts';

/** The audited fields of something: what JSON can hold. */
export type AuditFields = Readonly<Record<string, unknown>>;

/** One change, as it is listed. */
export type AuditLine = {
  readonly seq: number;
  /** Milliseconds since 1970, by the wall clock of that time. */
  readonly at: number;
  readonly actor: string | null;
  readonly role: Acting['role'];
  readonly call: string;
  readonly kind: AuditKind;
  readonly object: string;
  /** What the object was called then; empty: it has no name, or was emptied. */
  readonly label: string;
  readonly action: AuditAction;
  /** The names of the fields that changed. */
  readonly fields: readonly string[];
  /** The version from before the change, which may still be kept; null: none is. */
  readonly version: number | null;
  /** Whether a lecturer changed what the whole school plays with. */
  readonly notable: boolean;
};

/** A change with the changed fields before and after; null: there was nothing, or it was emptied. */
export type AuditEntry = AuditLine & { readonly before: AuditFields | null; readonly after: AuditFields | null };

/** What to look for; all given conditions must hold. */
export type AuditSearch = {
  readonly kind?: AuditKind | undefined;
  /** Part of the name of an object, or of who changed it. */
  readonly text?: string | undefined;
  /** The id of an account: changes by this person, and of the account. */
  readonly person?: string | undefined;
  /** From this moment on, and before that one, in ms. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Only changes listed after this one. */
  readonly after?: number | undefined;
};

/** One page of changes. */
export type AuditPage = {
  readonly lines: readonly AuditLine[];
  readonly hasMore: boolean;
  /** More names contain the text than are searched: only the ones changed last are. */
  readonly isTooWide: boolean;
};

/** The audit log. The stores that change things write it, in the transaction of the change (AUD-1); only exports are recorded here. */
export type AuditStore = {
  /** The newest first, at most `AUDIT_PAGE`. */
  search(search: AuditSearch): Promise<AuditPage>;
  find(seq: number): Promise<AuditEntry | null>;
  /** All changes of the account of a person, the newest first. */
  about(person: string): Promise<readonly AuditEntry[]>;
  /** The number of the last entry that an admin has looked at. */
  seen(): Promise<number>;
  /** An admin has looked up to this entry. */
  markSeen(seq: number): Promise<void>;
  /** How many notable changes no admin has looked at. */
  unseen(): Promise<number>;
  /**
   * Stores letters about notable changes: calls `letters` with the number of those that no admin has seen or been written to about. At most
   * once on a counted day, and never for none. Returns whether it stored any.
   */
  tell(letters: (count: number) => Promise<readonly NewMail[]>): Promise<boolean>;
  /** Records that the present actor exported what is stored about this person. (AUD-8) */
  recordPersonTaken(id: string): Promise<void>;
  /** Records that the present actor downloaded the backup of this name. (AUD-8) */
  recordBackupTaken(name: string): Promise<void>;
};
