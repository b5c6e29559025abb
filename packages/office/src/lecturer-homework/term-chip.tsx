import { Check, Hourglass, Play } from 'lucide-react';
import { homeworkText } from '@fracht/content';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import type { termState } from './homework-facts.ts';

const LOOKS: Readonly<Record<ReturnType<typeof termState>, { readonly tone: Tone; readonly icon: typeof Play }>> = {
  AHEAD: { tone: 'neutral', icon: Hourglass },
  ON: { tone: 'info', icon: Play },
  OVER: { tone: 'ok', icon: Check },
};

/** Whether an assignment is yet to begin, open or over. */
export function TermChip({ state }: { state: ReturnType<typeof termState> }) {
  const { tone, icon: Sign } = LOOKS[state];
  return (
    <Chip tone={tone} icon={<Sign aria-hidden="true" />}>
      {homeworkText.states[state]}
    </Chip>
  );
}
