import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  advance,
  findPlayer,
  moneyInTransit,
  newGame,
  placeAt,
  roundChange,
  roundHeadline,
  roundMedals,
  roundSeconds,
  roundStartsAt,
  runEntry,
  rankStudents,
  type GameState,
} from '@fracht/engine';
import { SHIPPED_LIBRARY } from '@fracht/content';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { expectAccessible, renderScreen, showGame } from '@fracht/testing/game/render-in-game.tsx';
import { formatChange, formatGrosze, formatMoney } from '@fracht/kit/format.ts';
import { playerName } from '../parts/player-name.ts';
import * as sounds from '../sounds/play-sound.ts';
import * as stageText from '../lobby/use-stage-text.ts';
import { todoList } from '../todo/todo-list.ts';
import { BreakCard } from './break-card.tsx';
import { GameShell } from './game-shell.tsx';
import { PauseStrip } from './pause-strip.tsx';

vi.spyOn(stageText, 'useStageText').mockReturnValue('Pilnuj okien.');
const play = vi.spyOn(sounds, 'playSound').mockReturnValue(undefined);

const { setup, log } = aPlayedGame(4, 'zdarzenia', SHIPPED_LIBRARY);
const STUDENT = { player: 's4', type: 'STUDENT' } as const;

afterEach(cleanup);

/** The game in the break after a round. */
function breakAfter(round: number): GameState {
  const end = round * roundSeconds(setup);
  let game = newGame(setup);
  for (const entry of log.filter(({ at }) => at < end)) {
    const result = runEntry(game, entry);
    if (result.ok) game = result.value;
  }
  return advance(game, end);
}

function Card() {
  return <BreakCard round={2} onClose={() => undefined} />;
}

/** The text with plain spaces instead of no-break ones. */
function plain(text: string): string {
  return text.replaceAll(/\s/gu, ' ');
}

test('[SHL-7] [DBR-4] [DBR-5] the break card tells what the round changed, with its two largest reasons and the place before', async () => {
  const game = breakAfter(2);
  expect(game.pauseReason).toBe('ROUND_END');
  const then = (id: string): number | null => placeAt(game, id, roundStartsAt(game));
  const me = game.players.find(({ id }) => then(id) !== null);
  if (me === undefined) throw new Error('nobody has delivered');
  showGame(game, { player: me.id, type: 'STUDENT' });
  const container = await renderScreen(Card, 'map');
  const { money, points, parts } = roundChange(setup, me, 2);
  const text = plain(container.textContent);
  expect(text).toContain(
    plain(`${formatChange(money / 100, formatMoney)} i ${formatChange(points)} pkt w tej rundzie`),
  );
  const reasons = screen.getByRole('list', { name: 'Co najbardziej zmieniło wynik' });
  expect(within(reasons).getAllByRole('listitem')).toHaveLength(2);
  for (const { order } of parts.slice(0, 2)) expect(reasons.textContent).toContain(order ?? '');
  const place = rankStudents(game).find(({ player }) => player.id === me.id)?.place;
  expect(text).toContain(`${place}. z 4 (po rundzie 1: ${then(me.id)}.)`);
  await expectAccessible(container);
});

test('[SHL-7] [PTS-9] who has delivered nothing yet is told no place in a break', async () => {
  const game = breakAfter(2);
  expect(findPlayer(game, 's4')?.hasDelivered).toBe(false);
  showGame(game, STUDENT);
  const container = await renderScreen(Card, 'map');
  expect(container.textContent).not.toMatch(/\d\. z\s\d/u);
});

test('[JOY-7] the headline heads the card; money under way stands beside money in hand, with the hours of its cargoes', async () => {
  const game = breakAfter(2);
  const me = game.players.find(({ id }) => moneyInTransit(game, id).orders.length > 0);
  const headline = roundHeadline(game);
  const named = game.players.find(({ id }) => id === headline?.player);
  if (me === undefined || named === undefined) throw new Error('nothing is under way, or no headline');
  showGame(game, { player: me.id, type: 'STUDENT' });
  const container = await renderScreen(Card, 'map');
  expect(plain(screen.getByRole('heading', { level: 2 }).textContent)).toContain(
    plain(playerName(named, game.players)),
  );
  const { orders, money } = moneyInTransit(game, me.id);
  const text = plain(container.textContent);
  for (const sum of [me.money, money]) expect(text).toContain(plain(formatGrosze(sum)));
  for (const { id } of orders.slice(0, 3)) expect(text).toMatch(new RegExp(`${id}, plan \\d+:\\d\\d`, 'u'));
  const bar = screen.getByRole('img', { name: /^Na koncie .*, w.drodze / });
  expect(bar.children).toHaveLength(2);
});

test('[JOY-7] [SND-1] each medal tells who won it and by what; an own one says so, and is heard', async () => {
  const game = breakAfter(2);
  const medals = roundMedals(game);
  const [first] = medals;
  const winner = first?.players[0];
  if (first === undefined || winner === undefined) throw new Error('no medals');
  play.mockClear();
  showGame(game, { player: winner, type: 'STUDENT' });
  const container = await renderScreen(Card, 'map');
  const list = within(screen.getByRole('region', { name: 'Medale rundy 2' })).getAllByRole('listitem');
  expect(list).toHaveLength(medals.length);
  expect(list.map(({ textContent }) => textContent.includes('Ty'))).toEqual(
    medals.map(({ players }) => players.includes(winner)),
  );
  expect(play.mock.calls).toEqual([['MEDAL']]);
  await expectAccessible(container);
  cleanup();
  const other = game.players.find(
    ({ id, type }) => type === 'STUDENT' && !medals.some(({ players }) => players.includes(id)),
  );
  showGame(game, { player: other?.id ?? 'teacher', type: other?.type ?? 'TEACHER' });
  await renderScreen(Card, 'map');
  expect(screen.getByRole('region', { name: 'Medale rundy 2' }).textContent).not.toContain('Ty');
  expect(play).toHaveBeenCalledTimes(1);
});

test('[SHL-7] the break card tells what waits, as the list on the map does', async () => {
  const game = breakAfter(2);
  const rows = todoList(game, 's4', game.now);
  showGame(game, STUDENT);
  const container = await renderScreen(Card, 'map');
  for (const { title } of rows.slice(0, 3)) expect(container.textContent).toContain(title);
  expect(container.textContent.includes('Nic nie czeka na Twoją decyzję.')).toBe(rows.length === 0);
  expect(screen.getByText('Pilnuj okien.')).toBeDefined();
});

test('[SHL-7] the teacher’s break card has no result of one player, and says who starts the next round', async () => {
  showGame(breakAfter(2), { player: 'teacher', type: 'TEACHER' });
  const container = await renderScreen(Card, 'map');
  expect(container.textContent).not.toContain('Na koncie');
  expect(screen.getByText('Pilnuj okien.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Następną rundę rozpoczniesz, kiedy chcesz.');
});

test('[SHL-8] the card has the focus when it comes; put aside and brought back with the keyboard alone', async () => {
  showGame(breakAfter(2), STUDENT);
  await renderScreen(PauseStrip, 'map');
  const card = await screen.findByRole('region', { name: 'Koniec rundy 2' });
  expect(document.activeElement).toBe(card);
  screen.getByRole('button', { name: 'Wróć do gry' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('region', { name: 'Koniec rundy 2' }));
});

test('[SHL-8] until the card is put aside nothing of the screen under it takes the focus', async () => {
  showGame(breakAfter(2), STUDENT);
  const container = await renderScreen(GameShell, 'map');
  await screen.findByRole('region', { name: 'Koniec rundy 2' });
  const under = container.querySelector('main main > :last-child');
  expect(under?.hasAttribute('inert')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Wróć do gry' }));
  expect(under?.hasAttribute('inert')).toBe(false);
});

test('[SHL-8] [UIX-17] while the card is shown notices are kept back', async () => {
  showGame(breakAfter(2), STUDENT);
  await renderScreen(Card, 'map');
  expect(toastStore.getState().isHeld).toBe(true);
  cleanup();
  expect(toastStore.getState().isHeld).toBe(false);
});
