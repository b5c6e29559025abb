import {
  type Calls,
  deskPayload,
  type DeskPayload,
  type LibraryKind,
  type VersionPayload,
  versionPayload,
  versionsPayload,
  type VersionSummary,
} from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { call, NOTHING } from './call.ts';

/** A draft to be saved: all its fields, the revision of the draft that it replaces (optimistic lock), and the published version that its author has seen. */
export type SentDraft = {
  readonly id: string;
  readonly kind: LibraryKind;
  readonly revision: string | null;
  readonly version: number;
  readonly value: unknown;
};

/** The state of an item for its editor: what is published and what is drafted. Shows no overlay and no notice. Throws ApiError. (ADR 0014) */
export function callDesk(id: string): Promise<DeskPayload> {
  return call<Calls['draft']>('GET game/get-draft/{id}', deskPayload, {
    params: { id },
    isQuiet: true,
    isSilent: true,
  });
}

/** Saves a draft. Shows no notice: the caller handles the ApiError, DRAFT_CHANGED if somebody else has saved another draft meanwhile. (ADR 0014) */
export function callSaveDraft({ value, ...draft }: SentDraft): Promise<DeskPayload> {
  const body = { ...draft, value: JSON.stringify(value) };
  return call<Calls['saveDraft']>('POST game/save-draft/', deskPayload, { body, isQuiet: true, isSilent: true });
}

/** Publishes a draft as the next version of its item. Throws ApiError. (ADR 0014) */
export function callPublishDraft(id: string, revision: string): Promise<DeskPayload> {
  return call<Calls['publishDraft']>('POST game/publish-draft/', deskPayload, {
    body: { id, revision },
    isQuiet: true,
  });
}

/** Drops a draft. Throws ApiError. (ADR 0014) */
export async function callRemoveDraft(id: string, revision: string): Promise<void> {
  await call<Calls['removeDraft']>('DELETE game/remove-draft/{id}', NOTHING, {
    params: { id },
    query: { revision },
    isQuiet: true,
  });
}

/** The versions of an item that the server keeps, newest first. (ADR 0014) */
export function useVersions(id: string) {
  return useQuery<readonly VersionSummary[]>({
    queryKey: ['versions', id],
    queryFn: ({ signal }) =>
      call<Calls['versions']>('GET game/get-versions/{id}', versionsPayload, { params: { id }, isQuiet: true, signal }),
    staleTime: 0,
  });
}

/** One version of an item with all its fields; `version` null asks for none. (ADR 0014) */
export function useVersion(id: string, version: number | null) {
  return useQuery<VersionPayload>({
    queryKey: ['version', id, version],
    queryFn: ({ signal }) =>
      call<Calls['version']>('GET game/get-version/{id}', versionPayload, {
        params: { id },
        query: { version: version ?? 0 },
        isQuiet: true,
        signal,
      }),
    enabled: version !== null,
  });
}
