import type { GameSeconds, Seconds, Settings } from '@fracht/engine';
import type { StripBlock } from '../../parts/tachograph-strip.tsx';

/** A period of one activity, with breaks from driving not yet separated; `kind` null: the car is free. */
export type Stretch = Omit<StripBlock, 'kind' | 'isBreak'> & {
  readonly kind: StripBlock['kind'] | null;
  /** The driver neither drives nor works: such a time counts as a break if it is as long as one. (BRK-2) */
  readonly isPause: boolean;
};

/** The driving time since the last break or rest, how much of an unfinished break has been taken, and since when the driver pauses. */
export type BreakCount = {
  readonly driven: Seconds;
  readonly taken: Seconds;
  readonly pausedSince: GameSeconds | null;
};

export const RESTED: BreakCount = { driven: 0, taken: 0, pausedSince: null };

/** The periods as blocks, each drive divided by the breaks that its driver took or will take, by the engine's rule. (CRS-2, BRK-1) */
export function blocksWithBreaks(
  stretches: readonly Stretch[],
  settings: Pick<Settings, 'break_after_minutes' | 'break_minutes'>,
  start: BreakCount = RESTED,
): readonly StripBlock[] {
  const [every, length] = [settings.break_after_minutes * 60, settings.break_minutes * 60];
  const blocks: StripBlock[] = [];
  let { driven, taken, pausedSince } = start;
  let drivesOn = true;
  for (const { isPause, kind, ...stretch } of stretches) {
    if (isPause) {
      pausedSince ??= stretch.from;
    } else if (pausedSince !== null) {
      if (stretch.from - pausedSince >= length) driven = 0;
      pausedSince = null;
    }
    if (kind !== 'drive' || length === 0) {
      if (kind !== null) blocks.push({ ...stretch, kind });
      drivesOn = false;
      continue;
    }
    // A break that was cut short starts over, unless the car goes on at once. (BRK-3)
    if (!drivesOn) taken = 0;
    for (let { from } = stretch; from < stretch.to;) {
      const isBreak = driven >= every;
      const to = Math.min(stretch.to, from + (isBreak ? length - taken : every - driven));
      blocks.push({ ...stretch, from, to, ...(isBreak ? { kind: 'rest', isBreak } : { kind }) });
      if (!isBreak) driven += to - from;
      else if (to - from < length - taken) taken += to - from;
      else [driven, taken] = [0, 0];
      from = to;
    }
    drivesOn = true;
  }
  return blocks;
}
