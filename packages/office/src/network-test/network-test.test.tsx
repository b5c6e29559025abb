import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NETWORK_SAMPLE } from '@fracht/protocol';
import { axeFindings } from '@fracht/testing/screens/axe.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import type { Arrival } from '@fracht/kit/api/network-calls.ts';
import type { NetworkProbes } from './network-probes.ts';
import { NetworkTest } from './network-test.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ARRIVAL: Arrival = {
  address: '203.0.113.7',
  via: null,
  socket: 'ws://gra.test:54345/',
  isSecure: false,
  sample: NETWORK_SAMPLE,
  encoding: 'gzip',
};

/** A network in which everything works. */
const GOOD: NetworkProbes = {
  askServer: async () => ({ ms: 12, aheadMs: 400 }),
  askArrival: async () => ARRIVAL,
  openSocket: async () => 35,
  readStream: async () => 604,
  loadFile: async () => ({ bytes: 85_000, ms: 50 }),
  seeBrowser: () => ({ name: 'Chrome 142', lacks: [], stores: true }),
};

async function refused(status = 0): Promise<never> {
  throw new ApiError({ status, code: null, text: '', fields: {} });
}

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

async function show(changes: Partial<NetworkProbes> = {}): Promise<void> {
  const probes = { ...GOOD, ...changes };
  await showScreen(() => <NetworkTest probes={probes} />, '/test');
  await screen.findByRole('button', { name: 'Drukuj' });
}

function verdict(): string {
  return plain(screen.getAllByRole('status')[0]?.textContent);
}

/** The text in the row of a check. */
function row(name: string): string {
  return plain(
    within(screen.getByRole('region', { name: 'Wyniki testu' }))
      .getByText(name)
      .closest('li')?.textContent,
  );
}

test('[NTT-1] [NTT-2] where everything works one sentence says so, and each check has its figure and no advice', async () => {
  await show();
  expect(verdict()).toBe('Na tym komputerze lekcja będzie działać.');
  expect(screen.getAllByText('Dobrze')).toHaveLength(8);
  expect(row('Odpowiedzi serwera')).toContain('12 ms (mediana), 5 odpowiedzi z 5');
  expect(row('Gniazdo na porcie strony')).toContain('otwarte po 35 ms');
  expect(row('Gniazdo na osobnym porcie')).toContain('port 54345, otwarte po 35 ms');
  expect(row('Strumień zdarzeń')).toContain('3 zdarzenia po kolei, w ciągu 604 ms');
  expect(screen.queryByText(/poproś administratora/u)).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('[NTT-1] a check that runs says so, and so does the sentence on top', async () => {
  let arrive: (spread: number) => void = () => undefined;
  const waits = new Promise<number>((resolve) => {
    arrive = resolve;
  });
  const probes: NetworkProbes = { ...GOOD, readStream: () => waits };
  await showScreen(() => <NetworkTest probes={probes} />, '/test');
  await waitFor(() => expect(row('Odpowiedzi serwera')).toContain('Dobrze'));
  expect(row('Strumień zdarzeń')).toContain('Sprawdzam');
  expect(verdict()).toMatch(/^Sprawdzam\./u);
  expect(screen.queryByRole('button', { name: 'Drukuj' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await act(async () => arrive(604));
  await waitFor(() => expect(verdict()).toBe('Na tym komputerze lekcja będzie działać.'));
});

test('[NTT-2] [NTT-4] where sockets are blocked the lesson works over the stream', async () => {
  await show({ openSocket: async () => null });
  expect(verdict()).toBe(
    'Na tym komputerze lekcja będzie działać przez strumień zdarzeń, bo sieć blokuje gniazda. 2 uwagi poniżej.',
  );
  expect(row('Gniazdo na porcie strony')).toMatch(/Nie działa.*poproś administratora sieci.*WebSocket/u);
  expect(row('Gniazdo na osobnym porcie')).toMatch(/Nie działa.*gra\.test:54345/u);
  expect(await axeFindings()).toEqual([]);
});

test('[NTT-4] the other port is not needed where the first is open, and the other way round the game goes by it', async () => {
  await show({ openSocket: async (url) => (url.endsWith('/socket') ? 35 : null) });
  expect(verdict()).toBe('Na tym komputerze lekcja będzie działać. 1 uwaga poniżej.');
  expect(row('Gniazdo na osobnym porcie')).toMatch(/Uwaga.*nie trzeba o nic prosić/u);
  cleanup();
  await show({ openSocket: async (url) => (url.endsWith('/socket') ? null : 35) });
  expect(verdict()).toBe('Na tym komputerze lekcja będzie działać. 1 uwaga poniżej.');
  expect(row('Gniazdo na porcie strony')).toContain('Nie działa');
});

test('[NTT-4] a socket whose address the server does not tell is not tried', async () => {
  const openSocket = vi.fn<NetworkProbes['openSocket']>(async () => 35);
  await show({ openSocket, askArrival: async () => ({ ...ARRIVAL, socket: null }) });
  expect(openSocket.mock.calls).toEqual([[`ws://${location.host}/socket`]]);
  expect(row('Gniazdo na osobnym porcie')).toContain('Nie sprawdzono');
});

test('[NTT-2] without sockets and stream there is no lesson, and that is said', async () => {
  await show({ openSocket: async () => null, readStream: () => refused(403) });
  expect(verdict()).toBe('Na tym komputerze lekcja nie będzie działać: sieć blokuje i gniazda, i strumień zdarzeń.');
  expect(row('Strumień zdarzeń')).toContain('odmowa, kod 403');
});

test('[NTT-2] where too many test at once the stream is not called blocked', async () => {
  await show({ openSocket: async () => null, askArrival: () => refused(429), readStream: () => refused(429) });
  expect(verdict()).toMatch(/^Nie wiadomo, .* Uruchom ponownie za minutę\.$/u);
  for (const name of ['Strumień zdarzeń', 'Pośrednicy'])
    expect(row(name)).toMatch(/Nie sprawdzono.*zbyt wiele testów/u);
});

test('[NTT-2] [NTT-3] a server that does not answer is asked twice and no more', async () => {
  const askServer = vi.fn<NetworkProbes['askServer']>(() => refused());
  const openSocket = async (): Promise<null> => null;
  await show({
    askServer,
    askArrival: () => refused(),
    openSocket,
    readStream: () => refused(),
    loadFile: () => refused(),
  });
  expect(verdict()).toBe('Na tym komputerze lekcja nie będzie działać: serwer gry nie odpowiada.');
  expect(askServer).toHaveBeenCalledTimes(2);
  expect(row('Zegar')).toContain('Nie sprawdzono');
  expect(row('Odpowiedzi serwera')).toMatch(/brak odpowiedzi.*odblokowanie adresu/u);
});

test('[NTT-2] [NTT-8] a browser that lacks something the game needs is too old', async () => {
  await show({ seeBrowser: () => ({ name: 'Chrome 90', lacks: ['DecompressionStream'], stores: true }) });
  expect(verdict()).toBe('Na tym komputerze lekcja nie będzie działać: przeglądarka jest za stara.');
  expect(row('Przeglądarka')).toContain('brakuje: DecompressionStream');
});

test('[NTT-8] storage that is not allowed is a remark', async () => {
  await show({ seeBrowser: () => ({ name: 'Firefox 140', lacks: [], stores: false }) });
  expect(verdict()).toBe('Na tym komputerze lekcja będzie działać. 1 uwaga poniżej.');
  expect(row('Przeglądarka')).toMatch(/pamięć strony: zablokowana.*zalogować na nowo/u);
});

test('[NTT-3] slow calls, lost ones and a clock that is off are remarks', async () => {
  const times = [900, 20, 700, 800, 30];
  const askServer = async () => ({ ms: times.shift() ?? 0, aheadMs: -7 * 60_000 });
  await show({ askServer });
  expect(row('Odpowiedzi serwera')).toMatch(/Uwaga700 ms .*z opóźnieniem/u);
  expect(row('Zegar')).toMatch(/Uwagaspieszy się o 7 min\.Lekcji to nie przeszkadza/u);
  expect(verdict()).toBe('Na tym komputerze lekcja będzie działać. 2 uwagi poniżej.');
  cleanup();
  let count = 0;
  await show({ askServer: async () => ((count += 1) === 3 ? refused() : { ms: 12, aheadMs: 120_001 }) });
  expect(row('Odpowiedzi serwera')).toMatch(/4 odpowiedzi z 5.*ginie/u);
  expect(row('Zegar')).toContain('spóźnia się o 2 min.');
});

test('[NTT-5] a stream that comes at once is read again, and is held back only where that happens every time', async () => {
  const once = vi.fn<() => Promise<number>>().mockResolvedValueOnce(2).mockResolvedValue(604);
  await show({ readStream: once });
  expect(once).toHaveBeenCalledTimes(2);
  expect(row('Strumień zdarzeń')).toContain('Dobrze');
  cleanup();
  const always = vi.fn<() => Promise<number>>().mockResolvedValue(2);
  await show({ readStream: always, openSocket: async () => null });
  expect(always).toHaveBeenCalledTimes(3);
  expect(row('Strumień zdarzeń')).toMatch(/Nie działazdarzenia przyszły wszystkie naraz.*nie buforował/u);
  expect(verdict()).toContain('lekcja nie będzie działać');
  cleanup();
  await show({ readStream: always });
  expect(row('Strumień zdarzeń')).toMatch(/Uwaga.*Dopóki działa gniazdo/u);
});

test.each([
  ['changed', { sample: `${NETWORK_SAMPLE}<script>` }, 'Nie działa', 'zmienia treść'],
  ['unpacked', { encoding: null }, 'Uwaga', 'rozpakowywał'],
  ['without TLS where the server has it', { isSecure: true }, 'Uwaga', 'https://'],
] as const)('[NTT-6] an answer that came %s is told', async (_how, change, state, advice) => {
  await show({ askArrival: async () => ({ ...ARRIVAL, ...change }) });
  expect(row('Pośrednicy')).toContain(state);
  expect(row('Pośrednicy')).toContain(advice);
  expect(verdict()).toBe('Na tym komputerze lekcja będzie działać. 1 uwaga poniżej.');
});

test('[NTT-6] a proxy that names itself and the address that the server sees are shown', async () => {
  await show({ askArrival: async () => ({ ...ARRIVAL, via: '1.1 squid' }) });
  expect(row('Pośrednicy')).toMatch(/Dobrze.*pośrednik: 1\.1 squid; serwer widzi adres 203\.0\.113\.7/u);
});

test('[NTT-7] the speed says how long a first visit takes, for one and for a class', async () => {
  await show();
  expect(row('Szybkość')).toContain(
    'co najmniej 1,7 MB/s; pierwsze wejście do gry: ok. 1 s, a na łączu wspólnym na 30 osób do 10 s',
  );
  cleanup();
  await show({ loadFile: async () => ({ bytes: 85_000, ms: 8500 }) });
  expect(row('Szybkość')).toMatch(/Uwagaco najmniej 10 kB\/s; pierwsze wejście do gry: ok\. 52 s.*do 25 min\. 36 s/u);
  cleanup();
  await show({ loadFile: () => refused(404) });
  expect(row('Szybkość')).toMatch(/Nie działa.*\/assets\//u);
});

test('[NTT-9] it is run again from the beginning', async () => {
  let open = 0;
  await show({ openSocket: async () => ((open += 1) > 2 ? 35 : null) });
  expect(verdict()).toContain('przez strumień');
  await userEvent.click(screen.getByRole('button', { name: 'Uruchom ponownie' }));
  await waitFor(() => expect(verdict()).toBe('Na tym komputerze lekcja będzie działać.'));
});

test('[NTT-9] all of it is copied as text', async () => {
  userEvent.setup();
  await show({ openSocket: async () => null });
  await userEvent.click(screen.getByRole('button', { name: 'Kopiuj jako tekst' }));
  expect(await screen.findByRole('button', { name: 'Skopiowano' })).toBeDefined();
  const lines = plain(await navigator.clipboard.readText()).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'Fracht, test sieci',
    'Na tym komputerze lekcja będzie działać przez strumień zdarzeń, bo sieć blokuje gniazda.',
  ]);
  expect(lines).toContain(`Adres: ${location.origin}`);
  expect(lines).toContain(`Przeglądarka: ${navigator.userAgent}`);
  expect(lines).toContain('- Odpowiedzi serwera: Dobrze (12 ms (mediana), 5 odpowiedzi z 5)');
  expect(lines.some((line) => line.startsWith('Data: '))).toBe(true);
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(8);
});

test('[NTT-9] where the browser forbids to copy the text stands there selected', async () => {
  await show();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Kopiuj jako tekst' }));
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Ctrl\+C/u });
  expect(document.activeElement).toBe(area);
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
  expect(area.value).toContain('Fracht, test sieci');
  expect(await axeFindings()).toEqual([]);
});

test('[NTT-9] it is printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Drukuj' }));
  expect(print).toHaveBeenCalledOnce();
});

test('[NTT-11] the logo leads to the panel, so that nobody is logged out by it', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Fracht' }).getAttribute('href')).toBe('/panel');
});
