import { useStageText } from '../../lobby/use-stage-text.ts';
import { ClosingWords } from './closing-words.tsx';

/** The number of the stage whose text is the closing one, after the last round. (TXT-3) */
const CLOSING = 5;

/** The closing words of the game. (LOB-4) */
export function StageCard() {
  return <ClosingWords text={useStageText(CLOSING)} />;
}
