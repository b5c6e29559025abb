import type { Tone } from '@fracht/kit/ui/chip.tsx';

/** Every tone of chips and notes. */
export const TONES: readonly Tone[] = ['neutral', 'info', 'ok', 'warn', 'bad'];
