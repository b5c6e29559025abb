/** Polish texts of the accessibility statement, in the order that the act on digital accessibility asks for. (ACS-1) */
export const accessibilityText = {
  intro:
    'Szkoła, która prowadzi ten serwis, zobowiązuje się zapewnić jego dostępność zgodnie z\u00a0ustawą z\u00a0dnia 4\u00a0kwietnia 2019\u00a0r. o\u00a0dostępności cyfrowej stron internetowych i\u00a0aplikacji mobilnych podmiotów publicznych. Deklaracja dotyczy całego serwisu gry Fracht: strony głównej, paneli i\u00a0rozgrywki.',
  published: 'Data publikacji serwisu',
  updated: 'Ostatnia istotna aktualizacja',
  publishedOn: '2026-11-26',
  updatedOn: '2026-11-26',
  status: {
    title: 'Stan dostępności',
    text: 'Serwis jest częściowo zgodny z\u00a0załącznikiem do ustawy (WCAG 2.1, poziom AA), z\u00a0powodu niezgodności wymienionych niżej. Sprawdzamy go także według WCAG 2.2, poziom AA.',
  },
  gaps: {
    title: 'Co nie jest dostępne',
    list: [
      'Nikt nie sprawdził jeszcze całego serwisu z\u00a0czytnikiem ekranu ani nie badały go osoby z\u00a0niepełnosprawnościami. Nie wiemy więc, które miejsca są dla nich uciążliwe.',
      'Runda wspólnej gry biegnie według zegara i\u00a0student nie może jej wydłużyć ani zatrzymać. Może to zrobić tylko osoba prowadząca; w\u00a0zadaniu domowym robi to student.',
      'Sytuacja w\u00a0grze ma czas na premię, dłuższy dla osób, którym szkoła go przyznała. Po nim można nadal odpowiedzieć, ale premii już nie ma.',
      'Na telefonie i\u00a0przy powiększeniu 200\u00a0% sprawdziliśmy, że nic nie zasłania miejsca, do którego prowadzi Tab, na stronach bez konta, w\u00a0grze i\u00a0w\u00a0przerwie między rundami, w\u00a0omówieniu i\u00a0powtórce, na slajdach rzutnika, w\u00a0panelach, w\u00a0edytorach i\u00a0w\u00a0prawie wszystkich oknach nad ekranem. Nie sprawdziliśmy tak jeszcze widoków, które pokazuje dopiero awaria, na przykład utrata połączenia.',
      'Slajdy rzutnika mają stałą wielkość liter względem okna: powiększenie w\u00a0przeglądarce ich nie powiększa.',
      'Opisy obrazów i\u00a0teksty, które szkoła dodała sama, mogą nie spełniać wymagań.',
      'Serwis nie ma wersji w\u00a0polskim języku migowym ani w\u00a0tekście łatwym do czytania.',
    ],
  },
  works: {
    title: 'Co działa',
    list: [
      'Ekrany gry i\u00a0panele da się obsłużyć samą klawiaturą; miejsce, w\u00a0którym się jest, jest widoczne.',
      'Zamiast mapy może stać lista: w\u00a0rozgrzewce, w\u00a0zadaniu domowym i\u00a0w\u00a0grze. Nic nie wymaga przeciągania ani dwóch palców. Wykresy mają tabele dla czytników ekranu.',
      'Szkoła może dać studentowi półtora raza albo dwa razy więcej czasu na odpowiedź, a\u00a0zadanie domowe biegnie wtedy wolniej. Inni studenci tego nie widzą.',
      'Pomoc otwiera przycisk na każdym ekranie. Słowa z\u00a0branży w\u00a0treści sytuacji mają objaśnienia.',
      'Skróty jednym klawiszem można wyłączyć w\u00a0oknie pomocy.',
      'Ekrany mieszczą się w\u00a0oknie szerokości 320\u00a0pikseli i\u00a0przy powiększeniu 200\u00a0%; w\u00a0bok przesuwają się tylko mapa, osie czasu, drzewo sytuacji i\u00a0szerokie tabele.',
      'Jest motyw jasny i\u00a0ciemny, układ na telefon, a\u00a0ruch ogranicza się, gdy prosi o\u00a0to system.',
      'Każdy dźwięk ma odpowiednik na ekranie i\u00a0można go wyłączyć. Stan nigdy nie jest pokazany samym kolorem.',
    ],
  },
  keys: {
    title: 'Skróty klawiszowe',
    columns: { key: 'Klawisz', what: 'Co robi' },
    rows: [
      [
        '?',
        'otwiera pomoc do ekranu, a\u00a0Escape ją zamyka; w\u00a0jej oknie skróty jednym klawiszem można wyłączyć',
      ],
      ['Tab, strzałki', 'przechodzą po polach, przyciskach i\u00a0miastach na mapie'],
      ['/', 'na liście zleceń prowadzi do szukania'],
      ['A–I, 1–9', 'w\u00a0sytuacji wybierają odpowiedź'],
      ['N', 'w\u00a0podglądzie rozgrywki zaczyna notatkę, na rzutniku pokazuje nazwiska'],
      ['M, F', 'na rzutniku: chwila na mapie i\u00a0pełny ekran'],
      ['1–3', 'na ostatnim slajdzie rzutnika otwierają pole zdania klasy'],
      ['cyfry', 'w\u00a0powtórce otwierają rundę'],
      ['spacja, strzałki', 'w\u00a0powtórce i\u00a0na rzutniku: odtwarzają, przechodzą dalej'],
    ],
  },
  made: {
    title: 'Jak przygotowano deklarację',
    text: 'Sporządzono ją 26\u00a0listopada 2026\u00a0r. na podstawie samooceny twórców gry: ekrany sprawdzają program axe i\u00a0testy samą klawiaturą, w\u00a0motywie jasnym i\u00a0ciemnym, a\u00a0kryteria, których program nie widzi, sprawdzono w\u00a0przeglądarce jedno po drugim. Zewnętrznego audytu nie było.',
  },
  contact: {
    title: 'Informacje zwrotne i\u00a0kontakt',
    text: 'Problem z\u00a0dostępnością zgłoś szkole, która prowadzi zajęcia: w\u00a0oknie „Napisz do nas” na stronie głównej albo w\u00a0sekretariacie. Podaj adres strony, opisz, co przeszkadza, i\u00a0napisz, jak się z\u00a0Tobą skontaktować.',
    link: 'Napisz do nas',
    data: 'Kto prowadzi serwis i\u00a0jest administratorem danych, mówi szkoła sama:',
    policy: 'Polityka prywatności',
  },
  complaint: {
    title: 'Wnioski i\u00a0skargi',
    list: [
      'Każdy może żądać dostępności cyfrowej strony lub jej elementu albo informacji w\u00a0innej postaci, na przykład odczytania treści.',
      'Szkoła odpowiada niezwłocznie, najpóźniej w\u00a07\u00a0dni od wystąpienia z\u00a0żądaniem. Jeśli potrzebuje więcej czasu, zawiadamia o\u00a0tym; nie może to trwać dłużej niż 2\u00a0miesiące.',
      'Gdy szkoła odmówi albo nie odpowie w\u00a0terminie, można złożyć do niej skargę na brak dostępności, a\u00a0potem zawiadomić Rzecznika Praw Obywatelskich.',
    ],
    ombudsman: 'Rzecznik Praw Obywatelskich',
    ombudsmanAddress: 'https://bip.brpo.gov.pl/',
  },
  building: {
    title: 'Dostępność architektoniczna',
    text: 'Serwis nie zna budynku szkoły. O\u00a0wejściach, windach i\u00a0pętli indukcyjnej informuje deklaracja na stronie szkoły.',
  },
} as const;
