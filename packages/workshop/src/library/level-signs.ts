import type { Finding } from '@fracht/scenarios';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** The icon of each level of findings. */
export const LEVEL_SIGNS: Readonly<Record<Finding['level'], LucideIcon>> = {
  error: CircleAlert,
  warning: TriangleAlert,
  hint: Info,
};

/** How many findings there are of each level. */
export function levelCounts(findings: readonly Finding[]): Readonly<Record<Finding['level'], number>> {
  const counts = { error: 0, warning: 0, hint: 0 };
  for (const { level } of findings) counts[level] += 1;
  return counts;
}
