import { networkTestText } from '@fracht/content';
import { NETWORK_CHECKS, type CheckOutcomes } from './checks.ts';

/** The fields of every report, each with its name. */
export type ReportFacts = readonly { readonly name: string; readonly value: string }[];

/** The whole outcome as plain text, for an e-mail to whoever administers the network. (NTT-9) */
export function networkReport(verdict: string, facts: ReportFacts, outcomes: CheckOutcomes): string {
  const text = networkTestText;
  const rows = NETWORK_CHECKS.flatMap((check) => {
    const outcome = outcomes[check];
    if (outcome === undefined) return [];
    const { state, figure, advice } = outcome;
    return [
      `- ${text.checks[check].name}: ${text.states[state]} (${figure})`,
      ...(advice === null ? [] : [`  ${advice}`]),
    ];
  });
  return [text.reportTitle, verdict, '', ...facts.map(({ name, value }) => `${name}: ${value}`), '', ...rows, ''].join(
    '\n',
  );
}
