import type { Competence } from '@fracht/engine';
import { useCurriculum } from '../api/curriculum-queries.ts';
import { codeWords } from './code-words.ts';

/** For teachers: the codes of the units of the curriculum that a competence belongs to. Codes that nobody has confirmed are said to be so. (CRR-3) */
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
