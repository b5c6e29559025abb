import { curriculumText } from '@fracht/content';
import type { CurriculumUnits } from '@fracht/protocol';

/** "SPL.05, TDR.02", or "do potwierdzenia: SPL.05, TDR.02": the first word of each line, without repetitions. Empty if there are none. (CRR-3) */
export function codeWords({ units, isConfirmed }: Pick<CurriculumUnits, 'units' | 'isConfirmed'>): string {
  const codes = [...new Set(units.map((line) => line.split(' ', 1)[0] ?? ''))].join(', ');
  return isConfirmed || codes === '' ? codes : curriculumText.proposedCodes(codes);
}
