import type { Need, SeatLevel } from '@fracht/engine';
import { counted } from './plural.ts';

const GAP = '\u00a0';
const PEOPLE = { one: 'osoba wymaga', few: 'osoby wymagają', many: 'osób wymaga' } as const;
const NEEDING = { one: 'wymaga', few: 'wymagają', many: 'wymaga' } as const;
const DRIVING = { one: 'samochód', few: 'samochody', many: 'samochodów' } as const;

/** Polish texts of the teacher's live page of a running game. */
export const liveText = {
  back: 'Wróć do rozgrywek',
  connected: (here: number, all: number) => `${here} z${GAP}${all} połączonych`,
  untilEnd: (round: number, rounds: number) => `do końca rundy ${round} z${GAP}${rounds}`,
  inRound: (round: number, rounds: number) => `runda ${round} z${GAP}${rounds}`,
  inGame: (day: number, hour: string) => `w${GAP}grze dzień${GAP}${day}, ${hour}`,
  paused: 'Zegar wstrzymany',
  roundEnded: 'Przerwa',
  attention: (count: number) => `${counted(count, PEOPLE)} uwagi`,
  fromGame: 'Podgląd gry',
  players: {
    title: 'Gracze',
    need: (count: number) => `${counted(count, NEEDING)} uwagi`,
    order: 'Kolejność',
    orders: { NEED: 'Najpierw uwaga', SCORE: 'Wynik' },
    table: 'Tabela graczy',
    columns: {
      player: 'Gracz',
      last: 'Ostatni ruch',
      orders: 'Zlec.',
      ordersLong: 'Zlecenia w\u00a0toku',
      money: 'Pieniądze,\u00a0zł',
      points: 'Punkty',
      actions: 'Działania',
    },
    needs: { UNANSWERED: 'Brak odpowiedzi', GONE: 'Brak połączenia', STILL: 'Bez działania' } satisfies Readonly<
      Record<Need, string>
    >,
    struck: 'W\u00a0sytuacji',
    absent: 'Jeszcze nie w\u00a0grze',
    presence: { ON: 'w\u00a0grze', OFF: 'bez połączenia', BOT: 'gra bot', ABSENT: 'jeszcze nie w\u00a0grze' },
    choose: (name: string) => `Kto gra na miejscu: ${name}`,
    bot: {
      careless: 'bot, poziom łatwy',
      ordinary: 'bot, poziom średni',
      good: 'bot, poziom trudny',
    } satisfies Readonly<Record<SeatLevel, string>>,
    tended: 'bot pilnuje odpoczynków',
    noBot: 'bez bota',
    botsResult: 'wynik bota',
    write: (name: string) => `Napisz do: ${name}`,
    nobody: 'W\u00a0tej rozgrywce nie ma jeszcze graczy.',
  },
  map: {
    title: 'Mapa grupy',
    driving: (count: number) => `${counted(count, DRIVING)} w\u00a0trasie`,
    open: 'Otwórz mapę gry',
    city: (name: string) => `Miasto: ${name}`,
    car: (id: string, player: string, action: string) => [id, player, action].filter((part) => part !== '').join(' · '),
    close: 'Zamknij opis zaznaczenia',
  },
  chart: {
    money: 'Pieniądze',
    points: 'Punkty',
    change: (change: string) => `${change} w\u00a0rundzie`,
    round: (round: number) => `Runda ${round}`,
    thousands: (value: string) => `${value}${GAP}tys.`,
    spoken: (name: string, from: string, to: string) => `${name} grupy od początku gry: od ${from} do ${to}`,
    waiting: 'Wykres pojawi się po chwili gry.',
    failed: 'Nie udało się wczytać wykresu. Próbuję ponownie.',
  },
  message: {
    open: 'Napisz do graczy',
    title: 'Wiadomość do graczy',
    to: 'Do kogo',
    everybody: (count: number) => `Wszyscy w\u00a0grze (${count})`,
    needing: (count: number) => `Wymagający uwagi (${count})`,
    nobody: 'Nikt już nie wymaga uwagi. Wybierz, do kogo.',
    text: 'Treść',
    missing: 'Napisz treść wiadomości.',
    phrases: 'Gotowe treści',
    quick: ['Zostały 2\u00a0minuty rundy.', 'Pilnujcie czasu jazdy.'],
    where: 'Pokaże się na ekranie gry',
    send: 'Wyślij',
    sent: 'Wiadomość wysłana.',
    close: 'Zamknij wiadomość',
  },
} as const;
