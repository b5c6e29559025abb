import type { Competence } from '@fracht/engine';
import type { Authorship } from './content-store.ts';

/** To which units of the curriculum a competence belongs, as somebody saved it. */
export type StoredCurriculum = Authorship & {
  readonly competence: Competence;
  readonly units: readonly string[];
  readonly isConfirmed: boolean;
  readonly version: number;
};

/** The school's units of the curriculum for each competence; a competence that nobody has saved has no row. (CUR-1, CUR-2) */
export type CurriculumStore = {
  all(): Promise<readonly StoredCurriculum[]>;
  /**
   * Saves it as version `follows` + 1 (optimistic lock), or after whichever version is there if `follows` is null. False, and nothing
   * saved, if another version is there.
   */
  save(saved: Omit<StoredCurriculum, 'version'>, follows: number | null): Promise<boolean>;
};
