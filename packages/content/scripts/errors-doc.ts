import { REJECTION_CODES } from '@fracht/engine';
import { CLOSE_CODES, type CloseReason, FAULTS, type FaultCode, REJECTION_FAULT } from '@fracht/protocol';
import { faultText } from '../src/pl/faults.ts';
import { rejectionText } from '../src/pl/rejections.ts';
import { type StartFault, startFaultText } from '../src/pl/start.ts';
import { CLOSE_CAUSES, FAULT_CAUSES, REJECTION_CAUSES, START_CAUSES } from './error-causes.ts';

/** The text of docs/errors.md: every code, its status, when it comes, and what a person reads. */
export function errorsDoc(): string {
  return [
    '# Error codes',
    '',
    'Codes are stable for ever; texts may change. Made by `node packages/content/scripts/make-errors-doc.ts`; a test keeps it equal to the tables.',
    '',
    '## Refusals by the rules of the game',
    '',
    `Over HTTP ${REJECTION_FAULT.status}; over the socket \`{re, ok: false, code, message}\`. A refused action changes nothing.`,
    '',
    ...table(
      ['code', 'when', 'text'],
      REJECTION_CODES.map((code) => [`\`${code}\``, REJECTION_CAUSES[code], rejectionText[code]]),
    ),
    '',
    '## Faults of a request',
    '',
    ...table(
      ['code', 'status', 'when', 'text'],
      namesOf<FaultCode>(FAULTS).map((code) => [
        `\`${code}\``,
        String(FAULTS[code].status),
        FAULT_CAUSES[code],
        faultText[code],
      ]),
    ),
    '',
    '## Closed sockets and streams',
    '',
    ...table(
      ['code', 'reason', 'when'],
      namesOf<CloseReason>(CLOSE_CODES).map((name) => [String(CLOSE_CODES[name]), `\`${name}\``, CLOSE_CAUSES[name]]),
    ),
    '',
    '## Starts that are refused',
    '',
    'The process ends with status 1 and one line on the error stream, `CODE: text`; nothing of the data is changed.',
    '',
    ...table(
      ['code', 'when', 'text'],
      namesOf<StartFault>(startFaultText).map((code) => [
        `\`${code}\``,
        START_CAUSES[code],
        startFaultText[code](PLACE),
      ]),
    ),
    '',
  ].join('\n');
}

/** Placeholders for paths, named as in a data directory. */
const PLACE = {
  path: 'DATA_DIR',
  database: 'fracht.sqlite',
  log: 'fracht.sqlite-wal',
  marker: 'fracht.sqlite-school',
  detail: '…',
} as const;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function namesOf<Name extends string>(rows: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(rows).filter((key): key is Name => key in rows);
}
