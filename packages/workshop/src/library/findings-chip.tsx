import { Check } from 'lucide-react';
import { libraryText } from '@fracht/content';
import type { Finding } from '@fracht/scenarios';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { LEVEL_SIGNS, levelCounts } from './level-signs.ts';

/** How many errors the check of an item found; if none, how many warnings; if none, how many hints. */
export function FindingsChip({ findings }: { findings: readonly Finding[] }) {
  const text = libraryText;
  const { error, warning, hint } = levelCounts(findings);
  if (error > 0)
    return (
      <Chip tone="bad" icon={<LEVEL_SIGNS.error aria-hidden="true" />}>
        {text.faults(error)}
      </Chip>
    );
  if (warning > 0)
    return (
      <Chip tone="warn" icon={<LEVEL_SIGNS.warning aria-hidden="true" />}>
        {text.warnings(warning)}
      </Chip>
    );
  if (hint > 0) return <Chip icon={<LEVEL_SIGNS.hint aria-hidden="true" />}>{text.hints(hint)}</Chip>;
  return (
    <Chip tone="ok" icon={<Check aria-hidden="true" />}>
      {text.noFindings}
    </Chip>
  );
}
