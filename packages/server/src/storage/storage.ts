import type { AuditStore } from './audit-store.ts';
import type { BinStore } from './bin-store.ts';
import type { ContentStore } from './content-store.ts';
import type { CurriculumStore } from './curriculum-store.ts';
import type { DebriefStore } from './debrief-store.ts';
import type { DayStore, LeavingStore } from './day-store.ts';
import type { DraftStore } from './draft-store.ts';
import type { GameStore } from './game-store.ts';
import type { GroupStore } from './group-store.ts';
import type { HomeworkStore } from './homework-store.ts';
import type { ImageStore } from './image-store.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { LibraryStore } from './library-store.ts';
import type { MailStore } from './mail-store.ts';
import type { ObservationStore } from './observation-store.ts';
import type { NoteStore } from './note-store.ts';
import type { SentenceStore } from './sentence-store.ts';
import type { SessionStore } from './session-store.ts';
import type { SurveyStore } from './survey-store.ts';
import type { UserStore } from './user-store.ts';

/** Everything that is stored besides the logs of the games, as whole use cases, alike for SQLite and PostgreSQL. (STO-1) */
export type Storage = {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly groups: GroupStore;
  readonly invitations: InvitationStore;
  readonly games: GameStore;
  readonly homework: HomeworkStore;
  readonly debriefs: DebriefStore;
  readonly observations: ObservationStore;
  readonly curriculum: CurriculumStore;
  readonly content: ContentStore;
  readonly library: LibraryStore;
  readonly drafts: DraftStore;
  readonly images: ImageStore;
  readonly survey: SurveyStore;
  readonly notes: NoteStore;
  readonly sentences: SentenceStore;
  readonly audit: AuditStore;
  readonly bin: BinStore;
  readonly mail: MailStore;
  readonly days: DayStore;
  readonly leaving: LeavingStore;
  /** The school's id: random, and stored in its database. */
  schoolId(): Promise<string>;
  close(): Promise<void>;
};
