import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Statements that a text once contained and that are false in law or trade; no text may contain them again. `row` is the row in docs/trade.md, `says` a pattern
 * to recognise the statement in text with single blanks, `since` why it is false; `said` the original text, with which the pattern is tested; `among` the files
 * that are searched, all if left out.
 */
type FalseStatement = {
  readonly row: string;
  readonly says: RegExp;
  readonly since: string;
  readonly said: string;
  readonly among?: RegExp;
};

const FALSE_STATEMENTS: readonly FalseStatement[] = [
  {
    row: 'A3',
    says: /kategorii III\b[^'.]{0,40}(?<!\d)3,20/u,
    since: 'category III covers 3.40 m, category II covers 3.20 m',
    said: 'Zezwolenie kategorii III obejmuje szerokość do 3,20 m, a pojazdu pilotującego nie ma.',
  },
  {
    row: 'A3',
    says: /zestaw z zezwoleniem kategorii III\b/u,
    since: 'with a load of 20 t and more the set weighs over 40 t, for which category III does not hold',
    said: 'Podstawiam zestaw z zezwoleniem kategorii III i pilotem, przeładowujemy dźwigiem',
  },
  {
    row: 'A13',
    says: /(?:płaci|rachunek dla) te(?:n|go), kto przesunął termin/u,
    since: 'the customer pays, with whom the contract is',
    said: 'Towar jest bezpieczny, kierowca rusza wypoczęty, a za postój płaci ten, kto przesunął termin.',
  },
  {
    row: 'K15',
    says: /kara (?:jest wyższa|pozostaje najniższa)|i wyższą karą/u,
    since: 'the fine follows the offence, not the talk with the inspector',
    said: 'przyczyna jest opisana, a kara pozostaje najniższa z możliwych',
  },
  {
    row: 'K06',
    says: /Przerwa liczy się tylko wtedy, gdy kierowca swobodnie/u,
    since: 'that is what makes a rest, not a break',
    said: 'Przerwa liczy się tylko wtedy, gdy kierowca swobodnie dysponuje czasem.',
  },
  {
    row: 'words',
    says: /\bdo (?:UE|Unii)\b/u,
    since: 'Poland is in the Union',
    said: 'Ten samochód ma już tyle kursów do UE, na ile pozwala reguła tej gry.',
  },
  {
    row: 'A5',
    says: /Ruszamy tylko z jego pisemną dyspozycją/u,
    since: 'nobody’s letter lets quick-frozen food travel at −13 °C',
    said: 'Ruszamy tylko z jego pisemną dyspozycją i zastrzeżeniem w CMR',
  },
  {
    row: 'A6',
    says: /\b(?:do|w) CMR(?! art)/u,
    since: 'on domestic carriage there is no CMR note to write into',
    said: 'Uszkodzona do opakowania awaryjnego, zgoda nadawcy, wpis do CMR, reszta jedzie',
    among: /critical|changes|change-cards/u,
  },
  {
    row: 'A7',
    says: /udział własny w szkodzie/u,
    since: 'an insurer that refuses for a broken parking clause pays nothing',
    said: 'Firma pokrywa udział własny w szkodzie, ale zachowuje klienta.',
  },
  {
    row: 'A7',
    says: /odmówił wypłaty, bo szkody nie zgłoszono/u,
    since: 'for late notice an insurer may reduce what it pays, and not always',
    said: 'Ubezpieczyciel odmówił wypłaty, bo szkody nie zgłoszono niezwłocznie.',
  },
  {
    row: 'A9',
    says: /czas do następnego rejsu kierowca przeznacza na odpoczynek/u,
    since: 'some hours between two sailings are no daily rest',
    said: 'Płacimy za zmianę, a nie za nowy bilet, a czas do następnego rejsu kierowca przeznacza na odpoczynek.',
  },
  {
    row: 'A10',
    says: /zaczyna odpoczynek w kolejce/u,
    since: 'to move the truck up in a queue is work',
    said: 'Przebukowuję na pierwszy rejs po sztormie, a kierowca zaczyna odpoczynek w kolejce',
  },
  {
    row: 'A11',
    says: /trzeba mu (?:je )?udowodnić/u,
    since: 'it is presumed that the loss came from the sender’s loading once it could have',
    said: 'Nadawca odpowiada za wady załadunku, który sam wykonał, ale trzeba mu je udowodnić.',
  },
  {
    row: 'A15',
    says: /Taryfikator z 2018|art\. 92a i załącznik nr 1(?!\d)/u,
    since: 'annex 1 goes with art. 92 and the driver; the tariff of 2018 is not the one in force',
    said: 'ustawa o transporcie drogowym, art. 92a i załącznik nr 1',
  },
  {
    row: 'A16',
    says: /Po trzech operacjach pojazd musi odczekać/u,
    since: 'the four days run from the end of cabotage, after however many operations',
    said: 'Po trzech operacjach pojazd musi odczekać 4 dni, zanim znów podejmie kabotaż.',
  },
  {
    row: 'A17',
    says: /Zatajenie to rażące niedbalstwo|mięso o temperaturze do \+7/u,
    since: 'hiding a fault does not cause it, and +7 °C is what the law allows anyway',
    said: 'Zatajenie to rażące niedbalstwo, a ono znosi limit odpowiedzialności.',
  },
  {
    row: 'K28',
    says: /godzin w kolumnie stało się/u,
    since: 'who must be ready to drive on does not rest',
    said: 'Dziewięć godzin w kolumnie stało się skróconym odpoczynkiem dziennym.',
  },
  {
    row: 'K24',
    says: /oddać obsłudze za pokwitowaniem|Prawo o ruchu drogowym \(zakaz jazdy/u,
    since: 'keys stay with who has a right to the vehicle; the rule on fitness stands in the act on drivers',
    said: 'Zamknąć zestaw, klucze i dokumenty oddać obsłudze za pokwitowaniem, czekać na zmiennika',
  },
  {
    row: 'K26',
    says: /drukuje go na stacji/u,
    since: 'a print bears no signature of the sender',
    said: 'Dzwonię do nadawcy po zgodę i skorygowany list e-mailem, kierowca drukuje go na stacji',
  },
  {
    row: 'K12',
    says: /Zawieszenie obniża się o kilka centymetrów/u,
    since: 'low-loaders come down by more',
    said: 'Zawieszenie obniża się o kilka centymetrów, a brakuje piętnastu.',
  },
  {
    row: 'K06',
    says: /na tej samej osi pękła/u,
    since: 'trailers run single wheels: those before and behind take the load',
    said: 'Przeciążona opona na tej samej osi pękła po kilkunastu kilometrach.',
  },
  {
    row: 'K14',
    says: /Bez dowodu winy takie potrącenie/u,
    since: 'with proof, too, a deduction needs written consent',
    said: 'Bez dowodu winy takie potrącenie jest bezprawne',
  },
  {
    row: 'K04',
    says: /odchodzi pod wiatr/u,
    since: 'it can be read both ways',
    said: 'podaje numer UN i odchodzi pod wiatr.',
  },
  {
    row: 'K02',
    says: /pojazdów z różnych państw także Polskiemu Biuru/u,
    since: 'the bureau of the country of the accident settles what our truck did there',
    said: 'a w sprawach z udziałem pojazdów z różnych państw także Polskiemu Biuru Ubezpieczycieli Komunikacyjnych',
  },
  {
    row: 'K21',
    says: /siłę wyższą trzeba udowodnić/u,
    since: 'CMR art. 17(2) asks for what could not be avoided, not for vis maior',
    said: 'Postój w porcie zamienia się w odpoczynek, a siłę wyższą trzeba udowodnić.',
  },
  {
    row: 'K17',
    says: /Porównaj trzy koszty|kary za przekroczenie|przejazd bez ważnego zezwolenia\?/u,
    since: 'an offence is not weighed against its price',
    said: 'Porównaj trzy koszty: zmiennika, nowej awizacji i kary za przekroczenie.',
  },
  {
    row: 'A1',
    says: /(?:Ładowanie|Czekanie) nie liczy się do czasu pracy|Sprawdzają czas pracy|temperatura, czas pracy|Praca po limicie/u,
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
    row: 'A2',
    says: /dozwolone kursy do UE/u,
    since: 'the limit of EU courses is a rule of the game; nothing else allows or forbids them',
    said: 'Ten samochód wykonał już wszystkie dozwolone kursy do UE.',
  },
  {
    row: 'A4',
    says: /wolnych od pracy w każdej dobie, także jako 3 \+ 9/u,
    since: 'the rest has to end within 24 hours of the end of the one before',
    said: 'Co najmniej 11 godzin wolnych od pracy w każdej dobie, także jako 3 + 9; skrócony 9 godzin',
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
    says: /'zezwolenie i pilot'|wyznaczoną trasą, czasem z pilotem|'z samochodem i pilotem/u,
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
  {
    row: 'proof',
    says: /art\. 38 Prawa przewozowego\)/u,
    since: 'that the waybill is the proof says art. 47, and art. 38 what stands in it',
    said: 'bo to on jest dowodem przewozu (CMR art. 9, w kraju art. 38 Prawa przewozowego).',
  },
  {
    row: 'gotowość',
    says: /DRIVERS_WORKING_TIME', 'art\. 9'/u,
    since: 'art. 9 alone is on stand-by, availability is art. 10',
    said: "source('DRIVERS_WORKING_TIME', 'art. 9', '2026-11-29')",
  },
  {
    row: 'plates',
    says: /Na pomarańczowej tablicy stoi pod numerem zagrożenia/u,
    since: 'with packages the plates are blank',
    said: 'Na pomarańczowej tablicy stoi pod numerem zagrożenia: benzyna to 33 nad 1203.',
  },
  {
    row: 'clean zone',
    says: /wjazd zależy od klasy emisji pojazdu lub opłaty/u,
    since: 'the act forbids all but electric, hydrogen and gas vehicles and those that the council lets in',
    said: 'Obszar miasta, do którego wjazd zależy od klasy emisji pojazdu lub opłaty.',
  },
  {
    row: 'K28',
    says: /art\. 4\): to okres gotowości/u,
    since: 'availability is a wait whose length is known beforehand',
    said: 'kierowca nie dysponuje swobodnie swoim czasem (rozporządzenie (WE) nr 561/2006, art. 4): to okres gotowości',
  },
  {
    row: 'K23',
    says: /obowiązuje inny kodeks niż na drodze, i to na każdej linii|Kodeks IMDG obowiązuje wszystkich/u,
    since: 'ro-ro ferries of the Baltic may carry packaged goods by the memorandum of its states',
    said: 'Na morzu obowiązuje inny kodeks niż na drodze, i to na każdej linii.',
  },
  {
    row: 'e-TOLL',
    says: /bez opłaty grozi kara pieniężna 1500/u,
    since: '1500 zł is the most, a part that is missing costs less',
    said: 'Za przejazd ciężarówki bez opłaty grozi kara pieniężna 1500 zł.',
  },
  {
    row: 'K16',
    says: /Odczyt tachografu pokazuje ponad 5 godzin jazdy bez/u,
    since: 'a driver of the game takes his breaks by himself',
    said: 'Odczyt tachografu pokazuje ponad 5 godzin jazdy bez wymaganej przerwy',
  },
  {
    row: 'K13',
    says: /przy rażącym niedbalstwie limit nie działa \(CMR/u,
    since: 'CMR leaves it to the law of the court what equals wilful misconduct',
    said: 'przy rażącym niedbalstwie limit nie działa (CMR art. 29)',
  },
  {
    row: 'K24',
    says: /ponadgabaryt i chłodnia wymagają odpowiednich kwalifikacji/u,
    since: 'no act asks the driver of a reefer or of a wide load for a qualification of its own',
    said: 'Towar niebezpieczny, ponadgabaryt i chłodnia wymagają odpowiednich kwalifikacji.',
  },
  {
    row: 'SENT',
    says: /przewozy paliw, alkoholu i/u,
    since: 'not all alcohol is in the register, and its list changes',
    said: 'Rejestr, w którym państwo śledzi przewozy paliw, alkoholu i innych towarów wrażliwych.',
  },
  {
    row: 'e-TOLL',
    says: /opłat za przejazd ciężarówek autostradami i/u,
    since: 'stretches of other national roads are tolled too',
    said: 'Polski system opłat za przejazd ciężarówek autostradami i drogami ekspresowymi.',
  },
  {
    row: 'checks and fines',
    says: /Kontrola przychodzi tylko po limicie czasu jazdy|godzinie jazdy ponad limit/u,
    since: 'checks come after the end of the day too',
    said: 'Kontrola przychodzi tylko po limicie czasu jazdy, a kary mają taryfę gry, nie przepisów.',
  },
  {
    row: 'which car',
    says: /ma najkrótszy dojazd i czas jazdy|Opłaca się, gdy żaden samochód firmowy nie zdąży, a/u,
    since: 'what is left of the freight decides',
    said: 'Najlepszy jest samochód, który zdąży w obu oknach, ma najkrótszy dojazd i czas jazdy na całą trasę.',
  },
  {
    row: 'K35',
    says: /na karcie ma też pracę w serwisie/u,
    since: 'the car’s card may show that its driver has just begun',
    said: 'Kierowca dzwoni spod rampy: na karcie ma też pracę w serwisie, którą wpisał ręcznie.',
  },
  {
    row: 'K39',
    says: /trzeci tydzień w trasie/u,
    since: 'the game may have sent him out from his base an hour ago',
    said: 'Kierowca jest trzeci tydzień w trasie i czeka na rozładunek za granicą.',
  },
];

const FOLDER = new URL('.', import.meta.url);

/** Every line of the catalogue with its file, with all blanks as single ones. */
const lines = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!.*\.test\.ts$).*\.ts$/u.test(file))
  .flatMap((file) => blanked(readFileSync(new URL(file, FOLDER), 'utf8')).map((line) => ({ file, line })));

test.each(FALSE_STATEMENTS)('[ITM-9] $row: nothing says $says', ({ says, among = /./u }) => {
  expect(lines.length).toBeGreaterThan(5000);
  expect(lines.filter(({ file, line }) => among.test(file) && says.test(line))).toEqual([]);
});

test('[ITM-9] each pattern knows the text that was false', () => {
  expect(FALSE_STATEMENTS.filter(({ says, said }) => !says.test(said))).toEqual([]);
});

test('[ITM-9] each row stands in docs/trade.md', () => {
  const doc = readFileSync(new URL('../../../docs/trade.md', FOLDER), 'utf8');
  const rows = new Set(doc.split('\n').map((line) => /^\| ([^|]+?) \|/u.exec(line)?.[1]));
  expect(FALSE_STATEMENTS.filter(({ row }) => !rows.has(row))).toEqual([]);
});

function blanked(source: string): readonly string[] {
  return source.replaceAll('\\u00a0', ' ').replaceAll('\u00a0', ' ').split('\n');
}
