import type { Competence } from '@fracht/engine';
import { useCurriculum } from '../api/curriculum-queries.ts';
import { codeWords } from './code-words.ts';

/** For teachers: the codes of the curriculum units to which a competence belongs. Codes that nobody has confirmed are marked as such. (CRR-3) */
export function CompetenceUnits({
  competence,
  className,
}: {
  readonly competence: Competence;
  readonly className: string | undefined;
}) {
  const units = useCurriculum().data?.find((one) => one.competence === competence);
  if (units === undefined || units.units.length === 0) return null;
  return <span className={className}>{codeWords(units)}</span>;
}
