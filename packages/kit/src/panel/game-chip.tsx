import { Check, CircleDashed, Hourglass, Pause, Play } from 'lucide-react';
import { gamesText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { Chip, type Tone } from '../ui/chip.tsx';

const LOOKS: Readonly<Record<GamePayload['state'], { readonly tone: Tone; readonly icon: typeof Play }>> = {
  FRESH: { tone: 'neutral', icon: CircleDashed },
  WAITING: { tone: 'warn', icon: Hourglass },
  IN_PROGRESS: { tone: 'info', icon: Play },
  PAUSED: { tone: 'warn', icon: Pause },
  FINISHED: { tone: 'ok', icon: Check },
};

/** The state of a game as a chip. (GAM-1 to GAM-7) */
export function GameChip({ state }: { state: GamePayload['state'] }) {
  const { tone, icon: Sign } = LOOKS[state];
  return (
    <Chip tone={tone} icon={<Sign aria-hidden="true" />}>
      {gamesText.states[state]}
    </Chip>
  );
}
