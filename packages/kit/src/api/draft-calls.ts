import {
  deskPayload,
  versionPayload,
  versionsPayload,
  type DeskPayload,
  type LibraryKind,
  type VersionPayload,
  type VersionSummary,
} from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** A draft as it is sent: what it follows, the version its author has seen, and all its fields. */
export type SentDraft = {
  readonly id: string;
  readonly kind: LibraryKind;
  readonly revision: string | null;
  readonly version: number;
  readonly value: unknown;
};

/** What is published of an item and what is written since. Throws ApiError; nothing is shown of it. (ADR 0014) */
export async function callDesk(id: string): Promise<DeskPayload> {
  const path = `game/get-draft/${encodeURIComponent(id)}`;
  return deskPayload.parse(await request({ method: 'GET', path, isQuiet: true, isSilent: true, keepsErrors: true }));
}

/** Keeps a draft. Throws ApiError, which the caller shows: DRAFT_CHANGED where another draft is there. (ADR 0014) */
export async function callSaveDraft({ value, ...draft }: SentDraft): Promise<DeskPayload> {
  const body = { ...draft, value: JSON.stringify(value) };
  const path = 'game/save-draft/';
  return deskPayload.parse(await request({ method: 'POST', path, body, isQuiet: true, isSilent: true }));
}

/** Publishes a draft as the next version of its item. Throws ApiError. (ADR 0014) */
export async function callPublishDraft(id: string, revision: string): Promise<DeskPayload> {
  const body = { id, revision };
  return deskPayload.parse(await request({ method: 'POST', path: 'game/publish-draft/', body, isQuiet: true }));
}

/** Drops a draft. Throws ApiError. (ADR 0014) */
export async function callRemoveDraft(id: string, revision: string): Promise<void> {
  const path = `game/remove-draft/${encodeURIComponent(id)}?revision=${encodeURIComponent(revision)}`;
  await request({ method: 'DELETE', path, isQuiet: true });
}

/** The versions of an item that are kept, the newest first. (ADR 0014) */
export function useVersions(id: string) {
  return useQuery<readonly VersionSummary[]>({
    queryKey: ['versions', id],
    queryFn: async ({ signal }) => {
      const path = `game/get-versions/${encodeURIComponent(id)}`;
      return versionsPayload.parse(await request({ method: 'GET', path, isQuiet: true, signal }));
    },
    staleTime: 0,
  });
}

/** One version of an item with all its fields; null: none is asked for. (ADR 0014) */
export function useVersion(id: string, version: number | null) {
  return useQuery<VersionPayload>({
    queryKey: ['version', id, version],
    queryFn: async ({ signal }) => {
      const path = `game/get-version/${encodeURIComponent(id)}?version=${String(version)}`;
      return versionPayload.parse(await request({ method: 'GET', path, isQuiet: true, signal }));
    },
    enabled: version !== null,
  });
}
