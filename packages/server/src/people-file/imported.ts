import type { FieldIssues, SkipReason } from '@fracht/protocol';
import type { User } from '../storage/user-store.ts';
import type { GivenRow } from './sheet-people.ts';

/** A login card of the sheet; the code is not stored anywhere else. */
export type CodeCard = Pick<User, 'id' | 'first_name' | 'last_name'> & {
  readonly login: string;
  readonly code: string;
  readonly link: string;
  readonly expiresAt: number;
};

/** The decision about a row. */
export type RowVerdict =
  | { readonly status: 'added' }
  | { readonly status: 'moved' }
  | { readonly status: 'skipped'; readonly reason: SkipReason; readonly group: string }
  | { readonly status: 'wrong'; readonly errors: FieldIssues };

/** A row with its outcome. */
export type ImportedRow = GivenRow & { readonly verdict: RowVerdict };

/** The outcomes of all rows, and the login cards of those who were added without an e-mail. */
export type ImportOutcome = { readonly rows: readonly ImportedRow[]; readonly cards: readonly CodeCard[] };
