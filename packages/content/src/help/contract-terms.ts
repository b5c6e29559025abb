import type { Terms } from './term.ts';

/** The day on which the rules told here were last looked up. */
const CHECKED = '2026-11-29';

/** Words of contracts, documents, insurance. */
export const CONTRACT_TERMS = {
  transportOrder: {
    word: 'zlecenie transportowe',
    also: 'zlecenie umowa przewozu',
    means: 'Umowa o\u00a0przewóz: co, skąd, dokąd, kiedy, za ile i\u00a0z\u00a0jaką karą.',
    source: 'ustawa Prawo przewozowe; Konwencja CMR, art.\u00a01 i\u00a04',
    inGame:
      'Otwartych zleceń może być naraz najwyżej {number:max_open_orders}. Rezygnacja jest bezpłatna przez {time:free_cancel_minutes} od rezerwacji, później kosztuje {number:points_late_cancel} pkt.',
  },
  carrier: {
    word: 'przewoźnik',
    also: 'firma transportowa',
    means: 'Kto własnym taborem lub przez innych wykonuje przewóz i\u00a0odpowiada za towar od przyjęcia do wydania.',
    source:
      'Konwencja CMR, art.\u00a017; w\u00a0kraju ustawa Prawo przewozowe, art.\u00a065; ustawa o\u00a0transporcie drogowym',
    checked: CHECKED,
  },
  forwarder: {
    word: 'spedytor',
    also: 'spedycja organizacja',
    means: 'Kto organizuje przewóz dla klienta: szuka przewoźnika, pilnuje dokumentów i\u00a0terminów.',
    source: 'Kodeks cywilny (umowa spedycji)',
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
    source: 'Konwencja CMR, art.\u00a03; w\u00a0kraju ustawa Prawo przewozowe, art.\u00a05',
    checked: CHECKED,
    inGame:
      'Oferty są już sprawdzone. Kosztuje więcej za kilometr niż własny samochód, ale odjeżdża po dostawie. Naraz najwyżej {number:max_subcontractors}.',
  },
  carrierRegister: {
    word: 'KREPTD',
    also: 'rejestr przewoźników GITD zezwolenie licencja weryfikacja',
    means:
      'Krajowy Rejestr Elektroniczny Przedsiębiorców Transportu Drogowego. Każdy może w\u00a0nim sprawdzić, czy przewoźnik ma zezwolenie i\u00a0licencję, ile ma wypisów i\u00a0kto zarządza jego transportem. Prowadzi go Główny Inspektor Transportu Drogowego.',
    source: 'rozporządzenie (WE) nr\u00a01071/2009, art.\u00a016; ustawa o\u00a0transporcie drogowym',
    checked: CHECKED,
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
    source: 'Konwencja CMR; ustawa Prawo przewozowe',
  },
  waybill: {
    word: 'list przewozowy',
    also: 'dokument przewozu',
    means: 'Dokument z\u00a0danymi stron, towaru i\u00a0przewozu; dowód, że przewoźnik przyjął towar.',
    source: 'ustawa Prawo przewozowe, art.\u00a038; Konwencja CMR, art.\u00a04–9',
    inGame: 'Moje zlecenia pokazują, które dokumenty już powstały.',
  },
  cmr: {
    word: 'CMR',
    also: 'konwencja międzynarodowy list przewozowy trzy oryginały',
    means:
      'Konwencja o\u00a0umowie międzynarodowego przewozu drogowego towarów, a\u00a0potocznie także jej list przewozowy: trzy oryginały, dla nadawcy, do towaru i\u00a0dla przewoźnika. Obowiązuje między dwoma państwami; w\u00a0kraju jest krajowy list przewozowy.',
    source: 'Konwencja CMR (Genewa 1956), art.\u00a01 i\u00a05; w\u00a0kraju ustawa Prawo przewozowe, art.\u00a038',
    checked: CHECKED,
  },
  reservations: {
    word: 'zastrzeżenia',
    also: 'uwagi list przewozowy stan towaru',
    means:
      'Wpis przewoźnika o\u00a0widocznych brakach przy załadunku. Bez niego przyjmuje się, że towar był w\u00a0dobrym stanie.',
    source: 'Konwencja CMR, art.\u00a08 i\u00a09',
  },
  disposal: {
    word: 'prawo rozporządzania przesyłką',
    also: 'dyspozycja nowy adres instrukcje',
    means:
      'Prawo do zmiany miejsca dostawy lub odbiorcy. Ma je nadawca, dopóki towaru lub listu nie przejmie odbiorca. Przewoźnik może odmówić tylko tego, co niewykonalne albo zakłóca jego pracę, i\u00a0dostaje zwrot kosztów zmiany.',
    source: 'Konwencja CMR, art.\u00a012; w\u00a0kraju ustawa Prawo przewozowe, art.\u00a053 i\u00a054',
    checked: CHECKED,
  },
  penalty: {
    word: 'kara umowna',
    also: 'kara zlecenie spóźnienie',
    means:
      'Kwota z\u00a0umowy za niewykonanie lub spóźnienie, bez wykazywania szkody. W\u00a0przewozie międzynarodowym bywa sporna.',
    source:
      'Kodeks cywilny, art.\u00a0483–484; Konwencja CMR, art.\u00a023 ust.\u00a05 (opóźnienie: najwyżej przewoźne)',
    inGame:
      'Pełna kara to procent frachtu zapisany w\u00a0zleceniu. Spóźniona dostawa kosztuje ćwierć za każdą rozpoczętą godzinę, zlecenie, które przepadło, całą.',
  },
  liabilityLimit: {
    word: 'limit odpowiedzialności 8,33\u00a0SDR',
    also: 'SDR kilogram utrata rażące niedbalstwo',
    means:
      'Najwyższe odszkodowanie za utratę towaru w\u00a0przewozie międzynarodowym: 8,33\u00a0SDR za kilogram brutto. Przy winie umyślnej lub równoważnej nie działa. W\u00a0kraju granicą jest zwykle wartość przesyłki.',
    source: 'Konwencja CMR, art.\u00a023 i\u00a029; w\u00a0kraju ustawa Prawo przewozowe',
    checked: CHECKED,
  },
  ocp: {
    word: 'polisa OCP',
    also: 'OC przewoźnika ubezpieczenie',
    means:
      'Ubezpieczenie odpowiedzialności cywilnej przewoźnika za towar. Ma wyłączenia i\u00a0klauzule, na przykład postojową.',
    source: 'ogólne warunki ubezpieczenia',
  },
  parkingClause: {
    word: 'klauzula postojowa',
    also: 'ubezpieczenie parking odmowa',
    means:
      'Warunek polisy: gdzie i\u00a0jak długo wolno zostawić pojazd z\u00a0ładunkiem. Jego złamanie daje podstawę do odmowy.',
    source: 'ogólne warunki ubezpieczenia OCP',
  },
  greenCard: {
    word: 'Zielona Karta i\u00a0oświadczenie',
    also: 'kolizja wspólne oświadczenie o\u00a0zdarzeniu OC',
    means:
      'Międzynarodowy dowód ubezpieczenia OC. Jej numer, dane kierujących, szkic i\u00a0podpisy wpisuje się do wspólnego oświadczenia o\u00a0zdarzeniu.',
    source: 'ustawa o\u00a0ubezpieczeniach obowiązkowych',
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
    source: 'Konwencja CMR, art.\u00a030 ust.\u00a01; w\u00a0kraju ustawa Prawo przewozowe, art.\u00a074 i\u00a076',
    checked: CHECKED,
  },
  palletNote: {
    word: 'kwit paletowy',
    also: 'wymiana palet rozliczenie EUR zwrot',
    means:
      'Dokument spod rampy: ile palet wydano, ile przyjęto i\u00a0dlaczego nie wszystkie, z\u00a0podpisem magazynu. Wymianę palet ustala zlecenie.',
    source: 'warunki zlecenia',
  },
  paymentTerm: {
    word: 'termin zapłaty',
    also: 'termin płatności 60\u00a0dni faktura odsetki rekompensata za koszty odzyskiwania należności opóźnienie',
    means:
      'Dzień, do którego zleceniodawca ma zapłacić fracht. Między firmami zwykle najwyżej 60\u00a0dni. Za opóźnienie należą się odsetki i\u00a0rekompensata za koszty odzyskiwania należności.',
    source:
      'ustawa o\u00a0przeciwdziałaniu nadmiernym opóźnieniom w\u00a0transakcjach handlowych, art.\u00a07 i\u00a010',
    checked: CHECKED,
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
    source: 'rozporządzenie (WE) nr\u00a01072/2009; rozporządzenie (WE) nr\u00a01071/2009',
  },
} as const satisfies Terms;
