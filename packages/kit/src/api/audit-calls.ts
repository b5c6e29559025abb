import {
  type AuditEntryPayload,
  auditEntryPayload,
  type AuditKind,
  type AuditPayload,
  auditPayload,
  type Calls,
} from '@fracht/protocol';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, NOTHING } from './call.ts';

/** The filter for changes; times in ms. */
export type AuditFilter = {
  readonly kind?: AuditKind | undefined;
  readonly text?: string | undefined;
  readonly person?: string | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
};

/** The changes that match, newest first; further ones page by page. */
export function useAudit(search: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', 'list', search],
    queryFn: ({ signal, pageParam }): Promise<AuditPayload> =>
      call<Calls['audit']>('GET audit/get-list/', auditPayload, {
        query: given({ ...search, ...(pageParam === null ? {} : { after: pageParam }) }),
        signal,
        isQuiet: true,
      }),
    initialPageParam: nothingYet(),
    getNextPageParam: ({ lines, hasMore }) => (hasMore ? (lines.at(-1)?.seq ?? null) : null),
  });
}

function nothingYet(): number | null {
  return null;
}

/** The fields that have a value: a form would send the others as empty ones. */
function given(fields: AuditFilter & { readonly after?: number }) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}

/** One change, field by field. */
export function useAuditEntry(seq: number) {
  return useQuery<AuditEntryPayload>({
    queryKey: ['audit', 'entry', seq],
    queryFn: ({ signal }) =>
      call<Calls['auditEntry']>('GET audit/get/{seq}', auditEntryPayload, { params: { seq }, signal, isQuiet: true }),
    staleTime: 0,
  });
}

/** Undoes a change; `follows`: the version of the changed object that the admin was shown. */
export async function callUndoAudit(wish: { readonly seq: number; readonly follows: number | null }): Promise<void> {
  const { seq, follows } = wish;
  await call<Calls['undoAudit']>('POST audit/undo/', NOTHING, {
    body: follows === null ? { seq } : { seq, follows },
  });
}

/** Reports that an admin has looked at all changes up to this one. */
export async function callSeenAudit(seq: number): Promise<void> {
  await call<Calls['seenAudit'], unknown>('POST audit/seen/', { parse: () => null }, { body: { seq }, isQuiet: true });
}
