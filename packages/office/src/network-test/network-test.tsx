import { Printer, RefreshCw } from 'lucide-react';
import { networkTestText } from '@fracht/content';
import { formatDateTime } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { PublicPage } from '@fracht/kit/panel/public-page.tsx';
import { CheckRow } from './check-row.tsx';
import { type CheckOutcomes, countRemarks, NETWORK_CHECKS, networkVerdict } from './checks.ts';
import { CopyReport } from './copy-report.tsx';
import type { NetworkProbes } from './network-probes.ts';
import { networkReport, type ReportFacts } from './network-report.ts';
import { useNetworkTest } from './use-network-test.ts';
import styles from './network-test.module.css';

/** The test of the network between this browser and the server: verdict, every check, and what to do with them. (NTT-1, NTT-9) */
export function NetworkTest({ probes }: { readonly probes: NetworkProbes }) {
  const text = networkTestText;
  const { outcomes, endedAt, again } = useNetworkTest(probes);
  const facts = factsOf(endedAt);
  return (
    <PublicPage className={styles.page}>
      <div>
        <h1>{text.title}</h1>
        <p className="muted">{text.sub}</p>
      </div>
      <Verdict outcomes={outcomes} />
      <div className={styles.acts}>
        <Button kind="primary" isBusy={endedAt === null} onClick={again}>
          <RefreshCw className="i" aria-hidden="true" />
          {text.again}
        </Button>
        {endedAt === null ? null : (
          <>
            <Button onClick={() => window.print()}>
              <Printer className="i" aria-hidden="true" />
              {text.print}
            </Button>
            <CopyReport report={() => networkReport(verdictText(outcomes), facts, outcomes)} />
          </>
        )}
      </div>
      <Card label={text.list}>
        <ul>
          {NETWORK_CHECKS.map((check) => (
            <CheckRow key={check} check={check} outcome={outcomes[check] ?? null} />
          ))}
        </ul>
      </Card>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PublicPage>
  );
}

/** The one sentence on top, announced as soon as it is known. (NTT-2) */
function Verdict({ outcomes }: { readonly outcomes: CheckOutcomes }) {
  const verdict = networkVerdict(outcomes);
  const remarks = countRemarks(outcomes);
  const works = verdict === 'SOCKET' || verdict === 'STREAM';
  const tone = verdict === null ? 'info' : !works ? 'bad' : remarks > 0 ? 'warn' : 'ok';
  return (
    <div role="status" className={styles.verdict}>
      <Note tone={tone}>
        <b>{verdictText(outcomes)}</b>
        {works && remarks > 0 ? <bdi>{` ${networkTestText.remarks(remarks)}`}</bdi> : null}
      </Note>
    </div>
  );
}

function verdictText(outcomes: CheckOutcomes): string {
  const verdict = networkVerdict(outcomes);
  return verdict === null ? networkTestText.running : networkTestText.verdicts[verdict];
}

function factsOf(endedAt: number | null): ReportFacts {
  const text = networkTestText.facts;
  return [
    { name: text.address, value: location.origin },
    ...(endedAt === null ? [] : [{ name: text.date, value: formatDateTime(endedAt) }]),
    { name: text.browser, value: navigator.userAgent },
  ];
}
