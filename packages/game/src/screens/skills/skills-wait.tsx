import { skillsText } from '@fracht/content';
import { formatPercent } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { WaitCard } from '../../parts/wait-card.tsx';

/** The server's progress with the competences; `share` from 0 to 1. (SKS-4) */
export function SkillsWorking({ share }: { readonly share: number }) {
  const { title, text, progress } = skillsText.working;
  return (
    <WaitCard title={title} text={text}>
      <ProgressBar share={share} label={title} />
      <p>{progress(formatPercent(Math.floor(share * 100)))}</p>
    </WaitCard>
  );
}

type SkillsFailedProps = { readonly title: string; readonly isAsking: boolean; readonly onAgain: () => void };

/** Says that the competences could not be loaded, with a button to retry. (SKS-4) */
export function SkillsFailed({ title, isAsking, onAgain }: SkillsFailedProps) {
  const { failed } = skillsText;
  return (
    <WaitCard title={title} text={failed.text}>
      <Button kind="primary" isBusy={isAsking} onClick={onAgain}>
        {failed.again}
      </Button>
    </WaitCard>
  );
}
