import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { libraryText, type Finding } from '@fracht/content';
import { Chip } from '../../ui/chip.tsx';

/** How many errors, or else pieces of advice, the check of an item has. */
export function FindingsChip({ findings }: { findings: readonly Finding[] }) {
  const text = libraryText;
  const faults = findings.filter(({ level }) => level === 'error').length;
  if (faults > 0)
    return (
      <Chip tone="bad" icon={<CircleAlert aria-hidden="true" />}>
        {text.faults(faults)}
      </Chip>
    );
  if (findings.length > 0)
    return (
      <Chip tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
        {text.hints(findings.length)}
      </Chip>
    );
  return (
    <Chip tone="ok" icon={<Check aria-hidden="true" />}>
      {text.noFindings}
    </Chip>
  );
}
