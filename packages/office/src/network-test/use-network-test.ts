import { useEffect, useState } from 'react';
import type { CheckOutcomes } from './checks.ts';
import type { NetworkProbes } from './network-probes.ts';
import { runNetworkTest } from './run-network-test.ts';
import { serverNow } from '@fracht/kit/server-time.ts';

/** What a run has found so far, and when it ended: ms, null while it runs. */
type RunOutcomes = { readonly outcomes: CheckOutcomes; readonly endedAt: number | null };
/** The same, and how to start over. */
export type NetworkTestRun = RunOutcomes & { readonly again: () => void };

const NOTHING_YET: RunOutcomes = { outcomes: {}, endedAt: null };

/** Tests the network as soon as the page is there. Results of a run that has been restarted meanwhile are not shown. */
export function useNetworkTest(probes: NetworkProbes): NetworkTestRun {
  const [run, setRun] = useState(0);
  const [last, setLast] = useState({ run, found: NOTHING_YET });
  useEffect(() => {
    let isStale = false;
    let found = NOTHING_YET;
    const tell = (more: RunOutcomes): void => {
      found = more;
      if (!isStale) setLast({ run, found });
    };
    const ended = runNetworkTest(probes, location, (check, outcome) =>
      tell({ ...found, outcomes: { ...found.outcomes, [check]: outcome } }),
    );
    void ended.then(() => tell({ ...found, endedAt: serverNow() }));
    return () => {
      isStale = true;
    };
  }, [probes, run]);
  const found = last.run === run ? last.found : NOTHING_YET;
  return { ...found, again: () => setRun((count) => count + 1) };
}
