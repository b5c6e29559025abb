import { UsersRound } from 'lucide-react';
import { sharedGroupsText } from '@fracht/content';
import { Chip } from '@fracht/kit/ui/chip.tsx';

/** The mark of what belongs to another lecturer: whose it is, and until when the viewer leads it. (LEC-14) */
export function SharedMark({ until }: { until: string | null }) {
  const text = sharedGroupsText;
  return <Chip icon={<UsersRound aria-hidden="true" />}>{until === null ? text.shared : text.sharedUntil(until)}</Chip>;
}
