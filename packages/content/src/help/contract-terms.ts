import { source } from '@fracht/scenarios';
import type { Terms } from './term.ts';

/** Terms of contracts, documents, insurance. */
export const CONTRACT_TERMS = {
  transportOrder: {
    word: 'zlecenie transportowe',
    also: 'zlecenie umowa przewozu',
    means: 'Umowa o\u00a0przewóz: co, skąd, dokąd, kiedy, za ile i\u00a0z\u00a0jaką karą.',
    sources: [source('CIVIL_CODE', 'art. 774', '2026-11-29'), source('CMR', 'art. 1 i 4', '2026-11-29')],
    inGame:
      'Otwartych zleceń może być naraz najwyżej {number:max_open_orders}. Rezygnacja jest bezpłatna przez {time:free_cancel_minutes} od rezerwacji, później kosztuje {number:points_late_cancel} pkt.',
  },
  carrier: {
    word: 'przewoźnik',
    also: 'firma transportowa',
    means: 'Kto własnym taborem lub przez innych wykonuje przewóz i\u00a0odpowiada za towar od przyjęcia do wydania.',
    sources: [source('CMR', 'art. 17', '2026-11-29'), source('CARRIAGE', 'art. 65', '2026-11-29')],
  },
  forwarder: {
    word: 'spedytor',
    also: 'spedycja organizacja',
    means: 'Kto organizuje przewóz dla klienta: szuka przewoźnika, pilnuje dokumentów i\u00a0terminów.',
    sources: [source('CIVIL_CODE', 'art. 794 (umowa spedycji)', '2026-11-29')],
  },
  dispatcher: {
    word: 'dyspozytor',
    also: 'planista',
    means:
      'Kto na co dzień kieruje samochodami: przydziela zlecenia, planuje trasy, odpoczynki i\u00a0reaguje na zdarzenia. To rola gracza.',
  },
  subcontractor: {
    word: 'podwykonawca',
    also: 'podwykonawstwo oferta wynajęty',
    means:
      'Inny przewoźnik, który wykonuje zlecenie za nas. Wobec klienta nadal odpowiadamy my, więc przed zleceniem sprawdza się jego zezwolenie i\u00a0licencję w\u00a0rejestrze KREPTD, polisę OCP u\u00a0ubezpieczyciela i\u00a0uprawnienia ADR, a\u00a0dzwoni na numer znaleziony samodzielnie.',
    sources: [source('CMR', 'art. 3', '2026-11-29'), source('CARRIAGE', 'art. 5', '2026-11-29')],
    inGame:
      'Oferty są już sprawdzone. Kosztuje więcej za kilometr niż własny samochód, ale odjeżdża po dostawie; promy są w\u00a0jego cenie, a\u00a0za parkingi płaci sam. Naraz najwyżej {number:max_subcontractors}.',
  },
  carrierRegister: {
    word: 'KREPTD',
    also: 'rejestr przewoźników GITD zezwolenie licencja weryfikacja',
    means:
      'Krajowy Rejestr Elektroniczny Przedsiębiorców Transportu Drogowego. Każdy może w\u00a0nim sprawdzić, czy przewoźnik ma zezwolenie i\u00a0licencję, ile ma wypisów i\u00a0kto zarządza jego transportem. Prowadzi go Główny Inspektor Transportu Drogowego.',
    sources: [source('HAULIERS', 'art. 16', '2026-11-29')],
  },
  freightExchange: {
    word: 'giełda transportowa',
    also: 'giełda ładunków oferty frachtów',
    means:
      'Serwis, w\u00a0którym spedytorzy i\u00a0przewoźnicy wystawiają ładunki i\u00a0wolne pojazdy. Konto na giełdzie nie jest dowodem, że firma istnieje i\u00a0że to ona pisze.',
  },
  sender: {
    word: 'nadawca, załadowca, odbiorca',
    also: 'consignee strony',
    means: 'Nadawca zleca przewóz towaru, załadowca go wydaje na naczepę, odbiorca przyjmuje. Mogą to być trzy firmy.',
    sources: [source('CMR', 'art. 6', '2026-11-29'), source('CARRIAGE', 'art. 38', '2026-11-29')],
  },
  waybill: {
    word: 'list przewozowy',
    also: 'dokument przewozu',
    means:
      'Dokument z\u00a0danymi stron, towaru i\u00a0przewozu; dowód, że zawarto umowę i\u00a0że przewoźnik przyjął towar.',
    sources: [source('CARRIAGE', 'art. 38 i 47', '2026-11-29'), source('CMR', 'art. 4–9', '2026-11-29')],
    inGame: 'Moje zlecenia pokazują, które dokumenty już powstały.',
  },
  cmr: {
    word: 'CMR',
    also: 'konwencja międzynarodowy list przewozowy trzy oryginały',
    means:
      'Konwencja o\u00a0umowie międzynarodowego przewozu drogowego towarów, a\u00a0potocznie także jej list przewozowy: trzy oryginały, dla nadawcy, do towaru i\u00a0dla przewoźnika. Obowiązuje między dwoma państwami; w\u00a0kraju jest krajowy list przewozowy.',
    sources: [source('CMR', 'art. 1 i 5', '2026-11-29'), source('CARRIAGE', 'art. 38', '2026-11-29')],
  },
  reservations: {
    word: 'zastrzeżenia',
    also: 'uwagi list przewozowy stan towaru',
    means:
      'Wpis przewoźnika o\u00a0widocznych brakach przy załadunku. Bez niego przyjmuje się, że towar był w\u00a0dobrym stanie.',
    sources: [source('CMR', 'art. 8 i 9', '2026-11-29')],
  },
  disposal: {
    word: 'prawo rozporządzania przesyłką',
    also: 'dyspozycja nowy adres instrukcje',
    means:
      'Prawo do zmiany miejsca dostawy lub odbiorcy. Ma je nadawca, dopóki towaru lub listu nie przejmie odbiorca. Przewoźnik może odmówić tylko tego, co niewykonalne albo zakłóca jego pracę, i\u00a0dostaje zwrot kosztów zmiany.',
    sources: [source('CMR', 'art. 12', '2026-11-29'), source('CARRIAGE', 'art. 53 i 54', '2026-11-29')],
  },
  penalty: {
    word: 'kara umowna',
    also: 'kara zlecenie spóźnienie',
    means:
      'Kwota z\u00a0umowy za niewykonanie lub spóźnienie, bez wykazywania szkody. W\u00a0przewozie międzynarodowym kara za samo opóźnienie jest zwykle nieważna, za niepodstawienie pojazdu dopuszczalna.',
    sources: [
      source('CIVIL_CODE', 'art. 483–484', '2026-11-29'),
      source('CMR', 'art. 23 ust. 5 (opóźnienie: najwyżej przewoźne) i art. 41', '2026-11-30'),
    ],
    inGame:
      'Pełna kara to procent frachtu zapisany w\u00a0zleceniu. Spóźniona dostawa kosztuje ćwierć za każdą rozpoczętą godzinę, zlecenie, które przepadło, całą. Gra liczy ją także za granicą.',
  },
  liabilityLimit: {
    word: 'limit odpowiedzialności 8,33\u00a0SDR',
    also: 'SDR kilogram utrata rażące niedbalstwo',
    means:
      'Najwyższe odszkodowanie za utratę towaru w\u00a0przewozie międzynarodowym: 8,33\u00a0SDR za kilogram brutto. Przy winie umyślnej lub równoważnej nie działa. W\u00a0kraju granicą jest zwykle wartość przesyłki.',
    sources: [source('CMR', 'art. 23 i 29', '2026-11-29'), source('CARRIAGE', 'art. 80', '2026-11-29')],
  },
  ocp: {
    word: 'polisa OCP',
    also: 'OC przewoźnika ubezpieczenie',
    means:
      'Ubezpieczenie odpowiedzialności cywilnej przewoźnika za towar. Ma wyłączenia i\u00a0klauzule, na przykład postojową.',
    practice: 'ogólne warunki ubezpieczenia',
  },
  parkingClause: {
    word: 'klauzula postojowa',
    also: 'ubezpieczenie parking odmowa',
    means:
      'Warunek polisy: gdzie i\u00a0jak długo wolno zostawić pojazd z\u00a0ładunkiem. Jego złamanie daje podstawę do odmowy.',
    practice: 'ogólne warunki ubezpieczenia OCP',
  },
  greenCard: {
    word: 'Zielona Karta i\u00a0oświadczenie',
    also: 'kolizja wspólne oświadczenie o\u00a0zdarzeniu OC',
    means:
      'Międzynarodowy dowód ubezpieczenia OC. Jej numer, dane kierujących, szkic i\u00a0podpisy wpisuje się do wspólnego oświadczenia o\u00a0zdarzeniu.',
    sources: [source('COMPULSORY_INSURANCE', 'art. 16 ust. 2', '2026-11-29')],
  },
  claimNumber: {
    word: 'numer szkody',
    also: 'numer sprawy policja notatka',
    means: 'Numer, pod którym ubezpieczyciel prowadzi szkodę; obok niego zapisuje się numer notatki policyjnej.',
  },
  hiddenDamage: {
    word: 'szkoda ukryta',
    also: 'reklamacja niewidoczna zgłoszenie 7\u00a0dni odbiór',
    means:
      'Uszkodzenie, którego nie widać przy odbiorze. Odbiorca zgłasza je na piśmie w\u00a0ciągu 7\u00a0dni; że powstało w\u00a0przewozie, musi jeszcze wykazać.',
    sources: [source('CMR', 'art. 30 ust. 1', '2026-11-29'), source('CARRIAGE', 'art. 74 i 76', '2026-11-29')],
  },
  palletNote: {
    word: 'kwit paletowy',
    also: 'wymiana palet rozliczenie EUR zwrot',
    means:
      'Dokument spod rampy: ile palet wydano, ile przyjęto i\u00a0dlaczego nie wszystkie, z\u00a0podpisem magazynu. Wymianę palet ustala zlecenie.',
    practice: 'warunki zlecenia',
  },
  paymentTerm: {
    word: 'termin zapłaty',
    also: 'termin płatności 60\u00a0dni faktura odsetki rekompensata za koszty odzyskiwania należności opóźnienie',
    means:
      'Dzień, do którego zleceniodawca ma zapłacić fracht. Między firmami zwykle najwyżej 60\u00a0dni. Za opóźnienie należą się odsetki i\u00a0rekompensata za koszty odzyskiwania należności.',
    sources: [source('LATE_PAYMENT', 'art. 7 i 10', '2026-11-29')],
    inGame: 'Fracht wpływa od razu po dostawie.',
  },
  factoring: {
    word: 'faktoring',
    also: 'faktor faktura zaliczka płynność',
    means:
      'Sprzedaż faktury: faktor od razu wypłaca jej większą część, pobiera opłatę i\u00a0czeka na zapłatę klienta.',
  },
  licence: {
    word: 'licencja wspólnotowa',
    also: 'zezwolenie dobra reputacja wypis',
    means:
      'Uprawnienie do międzynarodowego przewozu w\u00a0Unii; jej wypis jest w\u00a0każdym pojeździe. Wymaga dobrej reputacji.',
    sources: [
      source('HAULAGE_MARKET', 'art. 4', '2026-11-29'),
      source('HAULIERS', 'art. 3 i 6 (dobra reputacja)', '2026-11-29'),
    ],
  },
} as const satisfies Terms;
