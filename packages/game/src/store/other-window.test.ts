import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameText, messageText } from '@fracht/content';
import { sourceFor, toWire, wireDelta } from '@fracht/protocol';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { asFields } from '@fracht/kit/api/read.ts';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import type { TransportEvents } from '../client/transport.ts';
import { openGame } from './game-session.ts';

const EXTRA = { group: 'g1', groupName: 'Logistyka 2A', randos: false, breakEndsAt: null, messageText };
const GAME = gameAt(aPlayedGame(2), 3600);
const STUDENT = { player: 's1', type: 'STUDENT' } as const;
const TEACHER = { player: 'teacher', type: 'TEACHER' } as const;

beforeEach(() => {
  toastStore.setState({ list: [] });
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

/** A viewer in a game whose server is simulated by the test. */
async function aViewer(viewer: typeof STUDENT | typeof TEACHER) {
  const lines: TransportEvents[] = [];
  const sent: unknown[] = [];
  const open = (channel: 'SOCKET' | 'STREAM', events: TransportEvents) => {
    lines.push(events);
    return {
      channel,
      send: (message: unknown) => void sent.push(asFields(asFields(message)['state'])['id']),
      close: () => undefined,
    };
  };
  const leave = openGame(viewer, {
    game: GAME.setup.game,
    invite: async () => ({ ok: true, ticket: 't', sockets: ['s'] }),
    isThere: async () => true,
    leave: async () => undefined,
    openSocket: (_url, _ticket, events) => open('SOCKET', events),
    openStream: (_ticket, events) => open('STREAM', events),
  });
  await vi.advanceTimersByTimeAsync(10);
  const say = (message: object) => lines.at(-1)?.message({ game: GAME.setup.game, serverTime: 1, ...message });
  say({ player: null, source: 'SERVER', seq: 1, full: true, state: toWire(GAME, viewer, EXTRA) });
  for (const re of sent) say({ re, ok: true, seq: 1 });
  await vi.advanceTimersByTimeAsync(10);
  const change = (player: string | null, seq: number) =>
    say({
      player,
      source: sourceFor(player, viewer.player),
      seq,
      full: false,
      state: wireDelta(GAME, GAME, viewer, EXTRA),
    });
  const close = (code: number) => lines.at(-1)?.closed(code);
  const notices = () => toastStore.getState().list.map(({ text }) => text);
  return { leave, change, close, notices, lines };
}

test('[LIN-12] a student is told what another window did with the own account, and nothing of what others did', async () => {
  const { leave, change, notices } = await aViewer(STUDENT);
  change('s2', 2);
  change(null, 3);
  expect(notices()).not.toContain(gameText.link.otherWindow);
  change('s1', 4);
  expect(notices()).toContain(gameText.link.otherWindow);
  leave();
});

test('[LIN-12] a teacher with two windows is not told of each', async () => {
  const { leave, change, notices } = await aViewer(TEACHER);
  change('teacher', 2);
  expect(notices()).not.toContain(gameText.link.otherWindow);
  leave();
});

test('[LIN-12] the oldest of too many windows is told so and does not come back by itself', async () => {
  const { leave, close, notices, lines } = await aViewer(STUDENT);
  close(4410);
  expect(notices()).toContain(gameText.link.replaced);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(1);
  leave();
});
