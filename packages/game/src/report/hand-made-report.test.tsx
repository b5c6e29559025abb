import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decisionsOf, judgeOf } from '@fracht/debrief';
import { studentView } from '@fracht/server/debriefs/views/student-view.ts';
import { handMadeGame } from '@fracht/testing/debrief/hand-made.ts';
import { renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { someSkills } from '@fracht/testing/game/some-skills.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { DebriefScreen } from '../debrief/debrief-screen.tsx';
import * as stageText from '../lobby/use-stage-text.ts';
import { ReportScreen } from './report-screen.tsx';

vi.spyOn(stageText, 'useStageText').mockReturnValue('Koniec gry.');

const PLAYER = 'anna';
const RECORDING = handMadeGame({ answer: 1 });
const DECISIONS = decisionsOf(RECORDING, PLAYER);

/** What the server answers about Anna's game, piece by piece. */
function served() {
  const judged = DECISIONS.filter((one) => one.judged === 'YES').map(judgeOf(RECORDING, DECISIONS));
  const debrief = studentView(RECORDING, { player: PLAYER, decisions: DECISIONS, judged });
  return {
    'GET game/debrief/d': { payload: { state: 'READY', isWhole: true, debrief } },
    'GET game/skills/d': {
      payload: { state: 'READY', skills: { ...someSkills(), player: PLAYER, name: 'Ola Mazur' } },
    },
    'GET survey/all/': { payload: [] },
  };
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
/** The rows of an account: reason and amount. */
const rowsIn = (block: Element | null | undefined): readonly string[] =>
  Array.from(block?.querySelectorAll('li, tbody tr') ?? [], (row) =>
    Array.from(row.children, ({ textContent }) => plain(textContent)).join(' | '),
  );

beforeEach(() => showGame(RECORDING.end, { player: PLAYER, type: 'STUDENT' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The account of each stop, as shown on the printed page. */
async function accountsOnPaper(): Promise<readonly (readonly string[])[]> {
  fakeServer(served());
  await renderScreen(ReportScreen, 'report');
  const sheet = within(await screen.findByRole('article', { name: 'Ola Mazur' }));
  const told = sheet.getAllByText(/^Rachunek z\stamtej minuty$/u).map((name) => rowsIn(name.nextElementSibling));
  cleanup();
  return told;
}

/** The same of one stop, from 1, as shown on the screen. */
async function accountOnScreen(stop: number): Promise<readonly string[]> {
  fakeServer(served());
  await renderScreen(DebriefScreen, 'summary', `summary?stop=${String(stop)}`);
  const title = await screen.findByRole('heading', { level: 3, name: /^Rachunek z\stamtej minuty/u });
  const told = rowsIn(title.closest('section'));
  cleanup();
  return told;
}

/*
 * The order pays 773 x 7.40 = 5,720.20 zł, the best other one for the same car 575 x 6.60 = 3,795 zł, and is 198 km longer: 198 x 4.30 = 851.40 zł. ST-06 drove 265 km to Szczecin, at
 * 4.30 zł: 1,139.50 zł, which the car that stood there would not have cost, and came 12,729 s later, at 30 zł an hour: 106.08 zł. The second answer costs 300 zł
 * and takes 5 points, the best 100 zł and brings 10. The guarded parking cost 80 zł where one at 20 zł was as near.
 */
test('[RPR-1] [DBS-3] the accounts of the hand-made game are printed as reckoned by hand, in the rows of the screen', async () => {
  const paper = await accountsOnPaper();
  const [order, car, answer, parking, ...more] = paper;
  expect(more).toEqual([]);
  expect(order?.slice(0, 2)).toEqual(['Fracht za zlecenia | +1 925,20', 'Kilometry firmowe | −851,40']);
  expect(car).toEqual(['Kilometry firmowe | −1 139,50', 'Czas samochodu | −106,08']);
  expect(answer).toEqual(['Sytuacje | −200,00', 'Decyzje, premie i rozmowy, −15 pkt | −150,00']);
  expect(parking).toEqual(['Parkingi | −60,00']);
  for (const [place, told] of paper.entries()) expect(await accountOnScreen(place + 1)).toEqual(told);
});
