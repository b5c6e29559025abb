import { COMPETENCES } from '@fracht/engine';
import { PROPOSED_CURRICULUM } from '@fracht/content';
import type { CurriculumUnits, SaveCurriculumBody } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { authorsOf } from '../presenters/drafts.ts';

/** To which units of the curriculum each competence belongs: what the school saved, or else the proposal, which is not confirmed. (CUR-1) */
export async function currentCurriculum(context: AppContext): Promise<CurriculumUnits[]> {
  const stored = await context.storage.curriculum.all();
  const authors = await authorsOf(
    context,
    stored.map(({ author }) => author),
  );
  return COMPETENCES.map((competence) => {
    const saved = stored.find((one) => one.competence === competence);
    if (saved === undefined) {
      const units = [...PROPOSED_CURRICULUM[competence]];
      return { competence, units, isConfirmed: false, version: 0, author: null, savedAt: null };
    }
    const { isConfirmed, version, author, at } = saved;
    return { competence, units: [...saved.units], isConfirmed, version, author: authors(author), savedAt: at };
  });
}

/** Changes or confirms the units of one competence. Throws CHANGED_MEANWHILE with those of all if somebody else saved it since. (CUR-2) */
export async function saveCurriculum(
  context: AppContext,
  author: string,
  { version = null, ...body }: Omit<SaveCurriculumBody, 'version'> & { readonly version?: number | null | undefined },
): Promise<void> {
  if (await context.storage.curriculum.save({ ...body, author, at: context.now() }, version)) return;
  throw new AppError('CHANGED_MEANWHILE', { present: await currentCurriculum(context) });
}
