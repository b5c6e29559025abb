import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { DebriefDecision } from '@fracht/protocol';
import { againText } from '@fracht/content';
import { helpStore } from '@fracht/kit/help/ask-for-help.ts';
import { beginMoments, endMoments, momentsInRow, noteVerdict } from '@fracht/kit/session/moment-row.ts';
import { setUser } from '@fracht/kit/session/session-store.ts';
import { aDebrief, aWhatIf } from '@fracht/testing/game/a-debrief.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { aReplayOf } from '@fracht/testing/game/played-replay.ts';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { gameStore } from '../store/game-store.ts';
import { refusalOf } from '../store/use-game-action.ts';
import { isSameDecision } from './again.ts';
import { againIn } from './again-shell.tsx';
import { againWay, mayBeLeft } from './again-way.ts';
import { ReplayScreen } from './replay-screen.tsx';

const GAME = aPlayedGame();
const DEBRIEF = aDebrief(GAME.end, 's1');
const PATH = '/replay/$id/{-$screen}/{-$orderId}';
const VIEWER = { player: 's1', type: 'STUDENT' } as const;

/** The moment at which the student first reserved an order. */
const BOOKED_AT = GAME.log.find(({ player, action }) => player === 's1' && action.action === 'BOOK_ORDER')?.at ?? 0;

const { gain: GAIN } = aWhatIf(GAME.end, 's1');

const NOTHING = { money: 0, points: 0, total: 0 } as const;
const NOTHING_LOST = { grade: 'BEST', loss: NOTHING, lead: NOTHING, breaks: null, dearer: 0, luck: 0 } as const;

/** Taking no order would have brought more. */
const BETTER: Partial<DebriefDecision> = {
  judgement: { ...NOTHING_LOST, grade: 'MISTAKE', loss: GAIN },
  alternatives: (DEBRIEF.decisions[0]?.alternatives ?? []).map((one) => ({ ...one, gain: GAIN, isAsGood: true })),
};

/** It broke a rule, and so does every alternative. */
const RULE = { why: 'Jazda bez dokumentów', law: null, article: 'art. 1', checked: null };
const BROKEN: Partial<DebriefDecision> = {
  judgement: { ...NOTHING_LOST, grade: 'MISTAKE', breaks: RULE },
  alternatives: (DEBRIEF.decisions[0]?.alternatives ?? []).map((one) => ({ ...one, isAsGood: false, breaks: RULE })),
};

/** What is computed for the decision. */
const FOUND = { AS_GOOD: {}, MISTAKE: BETTER, BROKEN } as const satisfies Record<string, Partial<DebriefDecision>>;
type Found = keyof typeof FOUND;

afterEach(() => {
  cleanup();
  endMoments();
  vi.unstubAllGlobals();
});

async function show(found: Found, again = '11') {
  const opened = await open(found, again);
  const panel = again === '11' ? await screen.findByRole('region', { name: 'Zagraj to jeszcze raz' }) : document.body;
  await waitFor(() => expect(gameStore.getState().game?.now).toBe(BOOKED_AT - 1));
  return { panel, ...opened };
}

async function open(found: Found, again: string) {
  setUser({ id: 's1', email: 'z@szkola.test', first_name: 'Zofia', last_name: 'Łęcka', type: 'STUDENT' });
  const decisions = DEBRIEF.decisions.map((one) =>
    one.id === '11' ? { ...one, at: BOOKED_AT, ...FOUND[found] } : one,
  );
  const asked = fakeServer({
    'GET game/replay/game-1': { payload: aReplayOf(GAME, VIEWER) },
    'GET game/debrief/game-1': { payload: { state: 'READY', isWhole: true, debrief: { ...DEBRIEF, decisions } } },
    'POST game/what-if/': {
      payload: { ...aWhatIf(GAME.end, 's1'), grade: found === 'AS_GOOD' ? 'AS_GOOD' : 'MISTAKE' },
    },
  });
  const router = await showScreen(ReplayScreen, PATH, `/replay/game-1/orders?t=${BOOKED_AT - 1}&again=${again}`);
  const told = () => asked.filter(({ call }) => call === 'POST game/what-if/').map(({ body }) => body['actions']);
  return { told, router };
}

test('[DBS-8] on the real screen of the moment the decision is taken again: it is asked about, and as good as the best is right', async () => {
  const { panel, told } = await show('AS_GOOD');
  expect(panel.textContent).toMatch(/1\sz\s3/u);
  expect(screen.queryByRole('slider', { name: 'Chwila powtórki' })).toBeNull();
  const [book] = await screen.findAllByRole('button', { name: /^Rezerwuj/u });
  if (book === undefined) throw new Error('nothing to reserve');
  await userEvent.click(book);
  expect(await within(panel).findByText(/^Dobrze! Ten wybór jest równie dobry jak najlepszy\./u)).toBeTruthy();
  expect(told()[0]).toMatch(/^\[\{"action":"BOOK_ORDER","order":".+"\}\]$/u);
  expect(gameStore.getState().game?.now).toBe(BOOKED_AT - 1);
  expect(await axeFindings()).toEqual([]);
});

test('[DBS-8] to do nothing is a choice too; a worse one is told with what it would have brought, tried again, shown the best of, or skipped', async () => {
  const { panel, told } = await show('MISTAKE');
  const skip = within(panel).getByRole('link', { name: 'Pomiń' });
  expect(skip.getAttribute('href')).toMatch(/^\/replay\/game-1\?t=30000&again=ADR-01(?:@|%40)30000$/u);
  await userEvent.click(within(panel).getByRole('button', { name: 'Bez żadnego zlecenia' }));
  expect(await within(panel).findByText(/^Lepiej niż w\sgrze o\s610\szł, ale da się jeszcze lepiej\./u)).toBeTruthy();
  expect(told()).toEqual(['[]']);
  await userEvent.click(within(panel).getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  expect(panel.textContent).toContain('Jaka decyzja teraz?');
  await userEvent.click(within(panel).getByRole('button', { name: 'Pokaż najlepszy wybór' }));
  expect(await within(panel).findByText(/^Najlepiej: .*\+610\szł/u)).toBeTruthy();
  expect(within(panel).getByRole('link', { name: 'Wróć do omówienia' }).getAttribute('href')).toBe(
    '/game/game-1/summary?stop=1',
  );
});

test('[DBS-8] where nothing else would have brought more, the best is what was done in the game', async () => {
  const { panel, told } = await show('AS_GOOD');
  await userEvent.click(within(panel).getByRole('button', { name: 'Pokaż najlepszy wybór' }));
  expect(await within(panel).findByText(/^Najlepiej było tak jak w\sgrze: /u)).toBeTruthy();
  expect(told()).toEqual([]);
  await userEvent.click(within(panel).getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  expect(panel.textContent).toContain('Jaka decyzja teraz?');
});

test('[DBS-8] what broke a rule is not called the best where nothing lawful was left', async () => {
  const { panel } = await show('BROKEN');
  await userEvent.click(within(panel).getByRole('button', { name: 'Pokaż najlepszy wybór' }));
  expect(await within(panel).findByText(/^Tak nie wolno\. .*pomogłaby tylko wcześniejsza decyzja\.$/u)).toBeTruthy();
  expect(panel.textContent).not.toContain('Najlepiej');
});

test('[DBS-8] the way out leads to the stop, whose address the replay that is left does not write', async () => {
  const { panel, router } = await show('AS_GOOD');
  await userEvent.click(within(panel).getByRole('link', { name: 'Wróć do omówienia' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Zagraj to jeszcze raz' })).toBeNull());
  expect(router.state.location.href).toBe('/game/game-1/summary?stop=1');
});

test('[DBS-8] an answer cannot be left out: nothing but answering, seeing the best, or skipping is offered', async () => {
  const answered = DEBRIEF.decisions[2];
  if (answered === undefined) throw new Error('no answer');
  const { panel, told } = await show('AS_GOOD', answered.id);
  const region = await within(panel).findByRole('region', { name: 'Zagraj to jeszcze raz' });
  expect(region.textContent).toContain('Odpowiedz na karcie sytuacji.');
  expect(
    within(region)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pokaż najlepszy wybór']);
  expect(told()).toEqual([]);
  const call = {
    action: 'RESOLVE_EMERGENCY',
    order: answered.order?.id ?? '',
    emergency: 'sit-1',
    tree: 'situation',
  } as const;
  expect(isSameDecision(answered, { ...call, call: 'boss' })).toBe(false);
  expect(isSameDecision({ ...answered, kind: 'CALL' }, { ...call, call: 'boss' })).toBe(true);
});

test('[DBS-8] to send no car is offered only where that is a way to take the decision', () => {
  const [decision] = DEBRIEF.decisions;
  const [other] = decision?.alternatives ?? [];
  if (decision === undefined || other === undefined) throw new Error('No decision');
  const sent = { ...decision, kind: 'BOOK_CAR', chosen: { is: 'DONE' } } as const;
  expect(mayBeLeft({ ...sent, alternatives: [{ ...other, choice: { is: 'GIVEN_BACK' } }] })).toBe(false);
  expect(mayBeLeft({ ...sent, kind: 'HIRE_CAR', alternatives: [{ ...other, choice: { is: 'NOTHING' } }] })).toBe(true);
  expect(mayBeLeft({ ...sent, kind: 'DRIVE_ON', chosen: { is: 'NOTHING' }, alternatives: [] })).toBe(true);
});

/** A moment of the series, in this game or another. */
const inRow = (decision: string, game = 'game-1') =>
  ({
    game,
    date: '2026-10-09',
    decision,
    kind: 'BOOK_ORDER',
    moment: 'ORDER_CHOSEN',
    at: 500,
    round: 1,
    order: null,
    car: null,
    situation: null,
  }) as const;

test('[DBS-9] in a row of moments the verdict leads to the next one, in another game too, and is noted', async () => {
  beginMoments([inRow('11'), inRow('40', 'game-7')]);
  const { panel } = await show('AS_GOOD');
  expect(panel.textContent).toMatch(/1\sz\s2/u);
  expect(within(panel).getByRole('link', { name: 'Wróć do semestru' }).getAttribute('href')).toBe(
    '/panel/student/term',
  );
  const [book] = await screen.findAllByRole('button', { name: /^Rezerwuj/u });
  if (book === undefined) throw new Error('nothing to reserve');
  await userEvent.click(book);
  const next = await within(panel).findByRole('link', { name: 'Następna chwila' });
  expect(next.getAttribute('href')).toBe('/replay/game-7/orders?t=499&again=%2240%22');
  expect(momentsInRow()?.verdicts).toEqual([true, null]);
});

test('[DBS-9] the last moment leads to the term; the best that was shown is not noted as right, nor what is tried after it', async () => {
  beginMoments([inRow('40', 'game-7'), inRow('11')]);
  const { panel } = await show('AS_GOOD');
  await userEvent.click(within(panel).getByRole('button', { name: 'Pokaż najlepszy wybór' }));
  const last = await within(panel).findByRole('link', { name: 'Zobacz, co wyszło' });
  expect(last.getAttribute('href')).toBe('/panel/student/term');
  expect(momentsInRow()?.verdicts).toEqual([null, null]);
  await userEvent.click(within(panel).getByRole('button', { name: 'Spróbuj jeszcze raz' }));
  await userEvent.click(within(panel).getByRole('button', { name: 'Bez żadnego zlecenia' }));
  expect(await within(panel).findByText(/^Dobrze!/u)).toBeTruthy();
  expect(momentsInRow()?.verdicts).toEqual([null, null]);
});

test('[DBS-9] the verdict of a moment is not noted of the next one, which is of the same game', async () => {
  const next = DEBRIEF.decisions[2]?.id ?? '';
  beginMoments([inRow('11'), inRow(next)]);
  const { panel, router } = await show('AS_GOOD');
  await userEvent.click(within(panel).getByRole('button', { name: 'Bez żadnego zlecenia' }));
  await within(panel).findByText(/^Dobrze!/u);
  await userEvent.click(within(panel).getByRole('link', { name: 'Następna chwila' }));
  await waitFor(() => expect(router.state.location.href).toContain(next));
  expect(await screen.findByText(/Odpowiedz na karcie sytuacji\./u)).toBeTruthy();
  expect(momentsInRow()?.verdicts).toEqual([true, null]);
});

test('[DBS-9] that the best was shown is still known after a reload, and is of that moment alone', async () => {
  beginMoments([inRow('11'), inRow('11', 'game-7')]);
  const { panel } = await show('AS_GOOD');
  await userEvent.click(within(panel).getByRole('button', { name: 'Pokaż najlepszy wybór' }));
  expect(await within(panel).findByText(/^Najlepiej /u)).toBeTruthy();
  cleanup();
  const again = await show('AS_GOOD');
  expect(again.panel.textContent).toContain('Jaka decyzja teraz?');
  await userEvent.click(within(again.panel).getByRole('button', { name: 'Bez żadnego zlecenia' }));
  expect(await within(again.panel).findByText(/^Dobrze!/u)).toBeTruthy();
  expect(momentsInRow()?.verdicts).toEqual([null, null]);
  noteVerdict({ game: 'game-7', decision: '11' }, true);
  expect(momentsInRow()?.verdicts).toEqual([null, true]);
});

test('[DBS-9] a moment that the debrief does not have lets one go on to the next', async () => {
  beginMoments([inRow('nie-ma'), inRow('11')]);
  await show('AS_GOOD', 'nie-ma');
  expect((await screen.findByRole('link', { name: 'Następna chwila' })).getAttribute('href')).toBe(
    '/replay/game-1/orders?t=499&again=%2211%22',
  );
});

test('[DBS-8] a decision that the debrief does not have leads back to the debrief where it is in no row', async () => {
  await show('AS_GOOD', 'nie-ma');
  expect((await screen.findByRole('link', { name: 'Wróć do omówienia' })).getAttribute('href')).toBe(
    '/game/game-1/summary',
  );
});

test('[HLP-5] a button opens help where a decision is taken again', async () => {
  await show('AS_GOOD');
  await userEvent.click(screen.getByRole('button', { name: 'Pomoc do tego ekranu' }));
  expect(helpStore.getState().asked).not.toBeNull();
  helpStore.setState({ asked: null });
});

test('[DBS-8] nothing but this decision can be done there', async () => {
  await show('MISTAKE');
  const store = gameStore.getState();
  expect(refusalOf(store, { action: 'CONFIRM_RETURN', car: 'ST-01' })).toBe('Jeszcze raz jest tylko ta jedna decyzja');
  const [, drive, answer] = DEBRIEF.decisions;
  if (drive === undefined || answer === undefined) throw new Error('no decisions');
  expect(isSameDecision(drive, { action: 'SELECT_PARKING', car: 'ADR-01', parking: 'p9' })).toBe(true);
  expect(isSameDecision(drive, { action: 'SELECT_PARKING', car: 'ADR-02', parking: 'p9' })).toBe(false);
  const reply = { action: 'RESOLVE_EMERGENCY', order: answer.order?.id ?? '', tree: 'situation', answer: 1 } as const;
  expect(isSameDecision(answer, { ...reply, emergency: 'sit-1' })).toBe(true);
  expect(isSameDecision(answer, { ...reply, emergency: 'sit-2' })).toBe(false);
  expect([againIn('?t=5'), againIn('?again=%2211%22'), againIn('?again=ADR-01%40300')]).toEqual([
    null,
    '11',
    'ADR-01@300',
  ]);
});

test('[DBS-8] nothing is called driving on of a driver who waits, rests or stands', () => {
  const [decision] = DEBRIEF.decisions;
  if (decision === undefined) throw new Error('No decision');
  const left = (doing: 'DRIVES' | 'WAITS' | 'RESTS') =>
    againText.nothing[againWay({ ...decision, kind: 'PARK', chosen: { is: 'NOTHING', doing }, alternatives: [] })];
  expect(left('DRIVES')).toBe('Jedź dalej');
  expect([left('WAITS'), left('RESTS')]).toEqual(['Nic nie zmieniaj', 'Nic nie zmieniaj']);
});
