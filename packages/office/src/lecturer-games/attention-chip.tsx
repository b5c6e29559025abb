import { TriangleAlert } from 'lucide-react';
import { liveText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { Chip } from '@fracht/kit/ui/chip.tsx';

/** How many students of a running game need the lecturer; nothing if nobody does. (PLY-7) */
export function AttentionChip({ game: { attention = 0 } }: { game: Pick<GamePayload, 'attention'> }) {
  if (attention === 0) return null;
  return (
    <Chip tone="bad" icon={<TriangleAlert aria-hidden="true" />}>
      {liveText.attention(attention)}
    </Chip>
  );
}
