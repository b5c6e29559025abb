import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decisionsOf, judge, valuedOf, whatIf } from '@fracht/debrief';
import { CALLS } from '@fracht/protocol';
import { studentView } from '@fracht/server/debriefs/views/student-view.ts';
import { whatIfView } from '@fracht/server/debriefs/views/what-if-view.ts';
import { handMadeGame } from '@fracht/testing/debrief/hand-made.ts';
import { renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { someSkills } from '@fracht/testing/game/some-skills.ts';
import { type AskedCall, fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { DebriefScreen } from '../debrief/debrief-screen.tsx';
import * as stageText from '../lobby/use-stage-text.ts';
import { ReportScreen } from './report-screen.tsx';

vi.spyOn(stageText, 'useStageText').mockReturnValue('Koniec gry.');

const PLAYER = 'anna';
const RECORDING = handMadeGame({ answer: 1 });
const DECISIONS = decisionsOf(RECORDING, PLAYER);

/** What the server answers about Anna's game, by its own pieces. */
function served() {
  const judged = DECISIONS.filter((one) => one.judged === 'YES').map((one) => judge(RECORDING, one));
  const debrief = studentView(RECORDING, { player: PLAYER, decisions: DECISIONS, judged });
  return {
    'GET game/debrief/d': { payload: { state: 'READY', isWhole: true, debrief } },
    'GET game/skills/d': {
      payload: { state: 'READY', skills: { ...someSkills(), player: PLAYER, name: 'Ola Mazur' } },
    },
    'GET survey/all/': { payload: [] },
    'POST game/what-if/': ({ body }: AskedCall) => ({ payload: answerTo(body) }),
  };
}

function answerTo(body: AskedCall['body']) {
  const { decision: id, actions } = CALLS.whatIf.body.parse({ ...body, actions: JSON.parse(body['actions'] ?? '[]') });
  const decision = DECISIONS.find((one) => one.id === id);
  if (decision === undefined) throw new Error(`no decision ${id}`);
  const result = whatIf(RECORDING, decision, { actions });
  const valued = valuedOf(RECORDING, decision, { actions });
  return whatIfView(RECORDING, judge(RECORDING, decision), { valued, result });
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const came = (list: Element | null | undefined): readonly string[] =>
  Array.from(list?.querySelectorAll('li') ?? [], (row) =>
    Array.from(row.children, ({ textContent }) => plain(textContent)).join(' | '),
  );

beforeEach(() => showGame(RECORDING.end, { player: PLAYER, type: 'STUDENT' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What came of each stop, as the printed sheet tells it. */
async function cameOnPaper(): Promise<readonly (readonly string[])[]> {
  fakeServer(served());
  await renderScreen(ReportScreen, 'report');
  const sheet = within(await screen.findByRole('article', { name: 'Ola Mazur' }));
  const told = sheet.getAllByText(/^Co z\stego wyszło$/u).map((name) => came(name.nextElementSibling));
  cleanup();
  return told;
}

/** The same of one stop, from 1, as the screen tells it. */
async function cameOnScreen(stop: number): Promise<readonly string[]> {
  fakeServer(served());
  await renderScreen(DebriefScreen, 'summary', `summary?stop=${String(stop)}`);
  const title = await screen.findByRole('heading', { level: 3, name: /^Co z\stego wyszło$/u });
  const block = title.closest('section');
  await waitFor(() => expect(block?.querySelector('li')).not.toBeNull());
  const told = came(block);
  cleanup();
  return told;
}

/*
 * ST-06 drove 265 km to Szczecin, at 4.30 zł: 1,139.50 zł, which the car that stood there would not have cost; then it is loaded and goes on as that would
 * have. The second answer costs 300 zł and 5 points. The order itself brought 5,720.20 zł and 10 points in time, and its kilometres cost
 * 3,323.90 zł with the cargo.
 */
test('[RPR-1] what came of the stops of the hand-made game is printed as reckoned by hand, in the words of the screen', async () => {
  const paper = await cameOnPaper();
  const [order, car, answer, parking, ...more] = paper;
  expect(more).toEqual([]);
  expect(order).toContainEqual(expect.stringMatching(/Koszt kilometrów, .* −3 324 zł$/u));
  expect(order).toContainEqual(expect.stringMatching(/Dostawa, .* \+5 720 zł i \+10 pkt$/u));
  expect(car).toContainEqual(expect.stringMatching(/Koszt kilometrów.*\| −1 140 zł$/u));
  expect(answer).toContainEqual(expect.stringMatching(/−300 zł/u));
  // A guarded parking at 80 zł, where one at 20 zł was as near.
  expect(parking).toContainEqual(expect.stringMatching(/Opłata za parking.* −80 zł$/u));
  for (const [place, told] of paper.entries()) expect(await cameOnScreen(place + 1)).toEqual(told);
});
