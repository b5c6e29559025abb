import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What a text may not say, because it was said once and is false of law or trade. `row` is its row in docs/trade-rest.md, `says` how to know it again with
 * single blanks, `since` why it is false; `said` the text as it was, with which the pattern is tried; `among` the files that it is looked for in, all if
 * left out.
 */
type FalseStatement = {
  readonly row: string;
  readonly says: RegExp;
  readonly since: string;
  readonly said: string;
  readonly among?: RegExp;
};

const FALSE_STATEMENTS_REST: readonly FalseStatement[] = [
  {
    row: 'A1',
    says: /(?:Ładowanie|Czekanie) nie liczy się do czasu pracy|Sprawdzają czas pracy|temperatura, czas pracy/u,
    since: 'the limit is one of driving; loading is working time',
    said: 'Ładowanie nie liczy się do czasu pracy kierowcy.',
  },
  {
    row: 'A2',
    says: /z jakiego przepisu ono wynika|postać limitu przewozów kabotażowych/u,
    since: 'no law limits international carriage',
    said: 'Jak rozumiesz ograniczenie do trzech kursów UE na pojazd i z jakiego przepisu ono wynika?',
  },
  {
    row: 'A4',
    says: /wolnych od pracy w każdej dobie, także jako 3 \+ 9/u,
    since: 'the rest has to end within 24 hours of the end of the one before',
    said: 'Co najmniej 11 godzin wolnych od pracy w każdej dobie, także jako 3 + 9; skrócony 9 godzin',
  },
  {
    row: 'A6',
    says: /\b(?:do|w) CMR(?! art)/u,
    since: 'on domestic carriage there is no CMR note to write into',
    said: 'Wpis godziny przyjazdu do CMR, telefon do odbiorcy i żądanie postojowego',
    among: /changes|change-cards/u,
  },
  {
    row: 'A8',
    says: /dopłata za przejazd/u,
    since: 'driving without the toll is fined, 1500 zł for a truck',
    said: 'Awaria urządzenia e-TOLL w kabinie: dopłata za przejazd bez wniesionej opłaty',
  },
  {
    row: 'A12',
    says: /Masz do tego prawo, ale klient|Inna trasa to nowa umowa|Nowa relacja to nowe zlecenie/u,
    since: 'the sender may change the place of delivery alone',
    said: 'Masz do tego prawo, ale klient straci na sprzedaży, a Ty tracisz lepiej płatny przewóz.',
  },
  {
    row: 'A13',
    says: /strzeżony na koszt odbiorcy|telefon do odbiorcy i żądanie postojowego/u,
    since: 'the carrier has its contract with the customer, not with the consignee',
    said: 'Parking strzeżony na koszt odbiorcy i nową awizację',
  },
  {
    row: 'A14',
    says: /Uzgadniam rozładunek ręczny/u,
    since: 'unloading is the consignee’s, and nobody carries half a trailer by hand',
    said: 'Uzgadniam rozładunek ręczny, protokół częściowy i dopłatę',
  },
  {
    row: 'A18',
    says: /Pusty kilometr samochodu ST kosztuje/u,
    since: 'the way to a loading costs as much as any km (PAY-2)',
    said: 'Pusty kilometr samochodu ST kosztuje {percent:ST_empty_share} zwykłego.',
  },
  {
    row: 'A19',
    says: /działają tak jak w prawdziwej spedycji/u,
    since: 'rates, amounts and time are scaled',
    said: 'Stawki, okna, kary i czas pracy działają tak jak w prawdziwej spedycji.',
  },
  {
    row: 'A20',
    says: /mandat/iu,
    since: 'what the company pays is a kara pieniężna',
    said: "FINE: 'Mandat',",
    among: /^(?:pl|situations[/](?:random|changes))[/]/u,
  },
  {
    row: 'A05',
    says: /dokumenty w porządku, bez uwag/u,
    since: 'a check reads 56 days back, and a driver may be past the limit',
    said: 'Kontrola drogowa: dokumenty w porządku, bez uwag',
  },
  {
    row: 'lesson 2',
    says: /kara razy szansa|razy szansa kontroli/u,
    since: 'an offence is not weighed against its price',
    said: 'Czy opłaciło się jechać dalej? Policzcie: kara razy szansa kontroli wobec ceny parkingu.',
  },
  {
    row: 'Z02',
    says: /20 cm za szeroki|niepodzielnego ponad wymiar nie przewiezie się bez/u,
    since: 'a load may stick out to 3 m, 23 cm at most to a side',
    said: 'Magazyn zmierzył ładunek ponownie: jest o 20 cm za szeroki na standardową naczepę.',
  },
  {
    row: 'Z11',
    says: /adres dostawy podaje tylko nadawca/u,
    since: 'the consignee too, where the right of disposal is theirs',
    said: 'Nowy adres dostawy podaje tylko nadawca, na piśmie, po sprawdzeniu znanym numerem.',
  },
  {
    row: 'Z12',
    says: /Czasu jazdy nie wystarczyło do nowej godziny/u,
    since: 'who waits in a queue drives little; the rest is what is missing',
    said: 'Czasu jazdy nie wystarczyło do nowej godziny. Kontrola stwierdziła przekroczenie i nałożyła karę.',
  },
  {
    row: 'gotowość',
    says: /gotów ruszyć, na przykład w kolejce/u,
    since: 'who has to move the truck up works',
    said: 'czeka i musi być gotów ruszyć, na przykład w kolejce do rampy. To nie odpoczynek.',
  },
  {
    row: 'practice',
    says: /na dobę, czyli do/u,
    since: 'nine hours are counted from rest to rest',
    said: 'Kierowca prowadzi najwyżej ${worktime} na dobę, czyli do ${limit}.',
  },
  {
    row: 'oversize',
    says: /'zezwolenie i pilot'|wyznaczoną trasą, czasem z pilotem/u,
    since: 'not every permit asks for a pilot or sets the route',
    said: "{ type: 'PG', title: 'Ponadgabaryt (PG)', text: 'zezwolenie i pilot' },",
  },
  {
    row: 'subcontractor',
    says: /Wobec klienta nadal odpowiadamy my\./u,
    since: 'who answers for a carrier has to look at its licence and insurance first',
    said: 'Inny przewoźnik, który wykonuje zlecenie za nas. Wobec klienta nadal odpowiadamy my.',
  },
  {
    row: 'numbers',
    says: /najwyżej \{number:max_eu_courses\} zlecenia|\{number:max_open_orders\} otwartych zleceń/u,
    since: 'a school may set any number: „5 zlecenia” is no Polish',
    said: 'Naraz można mieć {number:max_open_orders} otwartych zleceń.',
  },
];

const FOLDER = new URL('.', import.meta.url);

/** Every line of the catalogue with the file that it stands in, and all its blanks as single ones. */
const lines = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!.*\.test\.ts$).*\.ts$/u.test(file))
  .flatMap((file) => blanked(readFileSync(new URL(file, FOLDER), 'utf8')).map((line) => ({ file, line })));

test.each(FALSE_STATEMENTS_REST)('[ITM-9] $row: nothing says $says', ({ says, among = /./u }) => {
  expect(lines.length).toBeGreaterThan(5000);
  expect(lines.filter(({ file, line }) => among.test(file) && says.test(line))).toEqual([]);
});

test('[ITM-9] each pattern knows the text that was false', () => {
  expect(FALSE_STATEMENTS_REST.filter(({ says, said }) => !says.test(said))).toEqual([]);
});

test('[ITM-9] each row of the rest stands in docs/trade-rest.md', () => {
  const doc = readFileSync(new URL('../../../docs/trade-rest.md', FOLDER), 'utf8');
  const rows = new Set(doc.split('\n').map((line) => /^\| ([^|]+?) \|/u.exec(line)?.[1]));
  expect(FALSE_STATEMENTS_REST.filter(({ row }) => !rows.has(row))).toEqual([]);
});

function blanked(source: string): readonly string[] {
  return source.replaceAll('\\u00a0', ' ').replaceAll('\u00a0', ' ').split('\n');
}
