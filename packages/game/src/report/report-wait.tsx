import { soloText, stopsText, studentReportText } from '@fracht/content';
import { formatPercent } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { WaitCard } from '../parts/wait-card.tsx';
import type { ReportsState } from './use-reports.ts';

/** The progress of the reports, or that they could not be loaded. (RPR-4) */
export function ReportWait({ state }: { readonly state: Exclude<ReportsState, { readonly is: 'READY' }> }) {
  const { working, failed } = studentReportText;
  if (state.is === 'FAILED' && state.later !== null) return <WaitCard title={soloText.heldBack} text={state.later} />;
  if (state.is === 'FAILED') {
    return (
      <WaitCard title={failed} text={null}>
        <Button kind="primary" isBusy={state.isAsking} onClick={state.onAgain}>
          {stopsText.failed.again}
        </Button>
      </WaitCard>
    );
  }
  const { share } = state;
  return (
    <WaitCard title={working.title} text={working.text}>
      {share === null ? null : <ProgressBar share={share} label={working.title} />}
      <p>{share === null ? working.rest : stopsText.working.progress(formatPercent(Math.floor(share * 100)))}</p>
    </WaitCard>
  );
}
