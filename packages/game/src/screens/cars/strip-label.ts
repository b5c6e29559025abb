import type { Car, GameSeconds } from '@fracht/engine';
import { partsText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import type { StepWords } from './step-words.ts';

/** The text alternative of a car's strip: the car, what comes next, and the latest start of its driver's rest. (CRS-2) */
export function stripLabel(car: Car, next: Pick<StepWords, 'title' | 'detail'>, dayEnd: GameSeconds | null): string {
  const words = partsText.strip.spoken(car.id, `${next.title}, ${next.detail}`);
  return dayEnd === null ? words : `${words} ${partsText.strip.restBy(formatGameHour(dayEnd / 60))}`;
}
