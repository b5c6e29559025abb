import type { DeskPayload, DraftSummary, VersionPayload, VersionSummary } from '@fracht/protocol';
import type { Desk } from '../storage/desk.ts';
import type { AppContext } from '../context.ts';
import type { DraftLine, Version, VersionLine } from '../storage/draft-store.ts';
import { shownName } from './names.ts';

type DraftAuthor = { readonly id: string; readonly first_name: string; readonly last_name: string } | null;
type Authors = (id: string | null) => DraftAuthor;

/** Looks up the names of several authors at once. */
export async function authorsOf({ storage }: AppContext, ids: readonly (string | null)[]): Promise<Authors> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const people = new Map((await storage.users.findAll(known)).map((user) => [user.id, user]));
  return (id) => (id === null ? null : { id, ...shownName(people.get(id)) });
}

/** An item's published version and draft, with the names of the authors. */
export async function presentDesk(context: AppContext, desk: Desk): Promise<DeskPayload> {
  const { id, kind, published, draft, isBehind } = desk;
  const authors = await authorsOf(context, [published?.last.author ?? null, draft?.author ?? null]);
  return {
    id,
    kind,
    published:
      published === null
        ? null
        : {
            version: published.version,
            active: published.active ? 1 : 0,
            date: dateOf(published.last),
            author: authors(published.last.author),
            isCorrection: published.last.isCorrection,
            item: published.item,
          },
    draft:
      draft === null
        ? null
        : {
            revision: draft.revision,
            version: draft.version,
            behind: isBehind,
            date: draft.savedAt,
            author: authors(draft.author),
            item: draft.item,
          },
  };
}

/** A draft in a list. */
export function presentDraft({ savedAt, author, isPublished, ...line }: DraftLine, authors: Authors): DraftSummary {
  return { ...line, author: authors(author), date: savedAt, published: isPublished };
}

/** A version in a list. */
export function presentVersionLine(line: VersionLine, authors: Authors): VersionSummary {
  const { version, name, active, author, isCorrection } = line;
  return { version, name, active: active ? 1 : 0, date: dateOf(line), author: authors(author), isCorrection };
}

/** A version with all its fields. */
export function presentVersion(version: Version, authors: Authors): VersionPayload {
  return { ...presentVersionLine(version, authors), kind: version.kind, item: version.item };
}

function dateOf({ publishedAt }: Pick<VersionLine, 'publishedAt'>): number | null {
  return publishedAt === 0 ? null : publishedAt;
}
