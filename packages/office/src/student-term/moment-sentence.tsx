import type { ExerciseMoment } from '@fracht/protocol';
import { observationWords } from '@fracht/game/screens/skills/skill-moments.ts';
import { shortDate } from '@fracht/game/screens/skills/short-date.ts';

/** A moment in words, its day first: "9.10, 10:24 ADR-01: jazda po limicie". */
export function MomentSentence({ moment }: { readonly moment: ExerciseMoment }) {
  return (
    <>
      <bdi>{observationWords(moment, shortDate(moment.date))}</bdi>
    </>
  );
}
