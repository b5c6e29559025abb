import type { TeacherCards } from './teacher-card.ts';

const CUSTOM = 'Praktyka branży i\u00a0warunki zlecenia; nie reguluje tego żaden przepis';

/** The cards of the critical situations. */
export const CRITICAL_CARDS: TeacherCards = {
  K01: {
    teaches: 'Kolejność po kolizji bez rannych: zabezpieczenie miejsca, zdjęcia, oświadczenie, zgłoszenie szkody.',
    practice: 'Wzór wspólnego oświadczenia o\u00a0zdarzeniu drogowym',
    ask: 'Których danych z\u00a0oświadczenia nie da się zdobyć, gdy drugi kierowca już odjedzie?',
  },
  K02: {
    teaches: 'Przy rannych najpierw numer alarmowy i\u00a0pomoc, dopiero potem klient i\u00a0ubezpieczyciel.',
    practice: 'Przepisy o\u00a0wypadku kraju, w\u00a0którym się zdarzył',
    ask: 'Dlaczego telefon do klienta jest tu dopiero czwarty? Kto na tym traci, a\u00a0kto zyskuje?',
  },
  K03: {
    teaches: 'Dowody szkody znikają same: nagranie i\u00a0notatkę policji zabezpiecza się od razu.',
    practice: 'Ogólne warunki ubezpieczenia autocasco (AC) danej polisy',
    ask: 'Z\u00a0czyjej polisy idzie naprawa, gdy sprawca odjechał, i\u00a0czego ubezpieczyciel zażąda?',
  },
  K04: {
    teaches:
      'Kierowca ADR nie gasi ładunku: ostrzega, wzywa pomoc, podaje numer UN i\u00a0odchodzi na stronę nawietrzną.',
    ask: 'Co mówią ratownikom dwie liczby na pomarańczowej tablicy?',
  },
  K05: {
    teaches: 'Naprawa, hol czy ciągnik zastępczy: decyduje diagnoza, czas jazdy kierowcy i\u00a0okno rozładunku.',
    practice: 'Praktyka przewoźników',
    ask: 'Po jakiej informacji zmienilibyście decyzję z\u00a0„naprawiamy” na „przepinamy naczepę”?',
  },
  K06: {
    teaches: 'Dobre zgłoszenie skraca postój, a\u00a0postój bez pracy może być przerwą kierowcy.',
    ask: 'Kiedy czekanie na serwis jest przerwą, a\u00a0kiedy pracą kierowcy?',
  },
  K07: {
    teaches: 'Alarm temperatury to godziny, nie dni: drzwi zamknięte, serwis, chłodnia, klient, wydruk.',
    practice: 'Wydruk z\u00a0rejestratora jako dowód',
    ask: 'Dlaczego otwarcie drzwi „żeby sprawdzić” jest najdroższą decyzją?',
  },
  K08: {
    teaches: 'Bez zastrzeżenia w\u00a0liście przewozowym towar uchodzi za przyjęty w\u00a0dobrym stanie.',
    ask: 'Kto zapłaci za ciepły towar, jeżeli kierowca podpisał list bez uwag?',
  },
  K09: {
    teaches: 'Wyciek: najpierw straż z\u00a0numerem UN i\u00a0klasą, zestaw ADR tylko wtedy, gdy to bezpieczne.',
    ask: 'Które cztery informacje muszą paść w\u00a0pierwszej minucie rozmowy ze strażą?',
  },
  K10: {
    teaches: 'Dokumenty ADR są w\u00a0kabinie i\u00a0w\u00a0języku załogi, zanim pojazd ruszy.',
    ask: 'Za co odpowiada tu przewoźnik, a\u00a0za co kierowca?',
  },
  K11: {
    teaches: 'Zezwolenie dotyczy zmierzonego ładunku: za szeroki stoi, dopóki nie ma nowego.',
    ask: 'Kto i\u00a0kiedy mógł zmierzyć ładunek, zanim zestaw wyjechał?',
  },
  K12: {
    teaches: 'Trasa jest częścią zezwolenia: objazd bez zgody to jazda niezgodna z\u00a0zezwoleniem.',
    ask: 'Co trzeba zmierzyć i\u00a0sprawdzić, zanim ponadgabaryt wyjedzie z\u00a0bazy?',
  },
  K13: {
    teaches: 'Miejsce noclegu rozstrzyga, czy zapłaci ubezpieczyciel, czy firma.',
    practice: 'Klauzula postojowa polisy OCP',
    ask: 'Policzcie z\u00a0wartości ze zlecenia, ile warte jest 6\u00a0palet, a\u00a0w\u00a0przewozie międzynarodowym także limit CMR: co jest niższe i\u00a0ile to nocy na parkingu strzeżonym?',
  },
  K14: {
    teaches: 'Zapis telematyki i\u00a0notatka policji rozliczają szkodę i\u00a0bronią kierowcy.',
    practice: 'Ogólne warunki polisy; dane telematyki jako dowód',
    ask: 'Skąd wiadomo, że paliwo skradziono, a\u00a0nie zużyto?',
  },
  K15: {
    teaches: 'Naruszenie się przerywa: odpoczynek od razu, przyczyna na piśmie.',
    ask: 'Kto płaci, gdy czas jazdy przekroczył kierowca, bo tak zaplanował dyspozytor?',
  },
  K16: {
    teaches:
      'Przerwa po 4\u00a0h\u00a030\u00a0min i\u00a0kabotaż to dwa różne limity; oba i\u00a0zgłoszenie delegowania trzeba umieć wykazać.',
    ask: 'Czym różni się kabotaż od kursu międzynarodowego? Narysujcie po jednym przykładzie.',
  },
  K17: {
    teaches: 'Pośpiech klienta nie jest wyjątkiem: staje się przed limitem i\u00a0uprzedza odbiorcę.',
    ask: 'Gdzie w\u00a0planie tego kursu był błąd: na końcu czy już przy przyjęciu zlecenia?',
  },
  K18: {
    teaches: 'Godzina podstawienia z\u00a0podpisem magazynu jest warta tyle, ile postojowe.',
    practice: 'Praktyka branży i\u00a0warunki zlecenia',
    ask: 'Co wpisać do zlecenia, zanim się je przyjmie, żeby nie spierać się na rampie?',
  },
  K19: {
    teaches: 'Uprzedzenie z\u00a0realną godziną jest tańsze niż spóźnienie bez słowa.',
    practice: CUSTOM,
    ask: 'Jaką godzinę podać: najszybszą możliwą czy pewną? Dlaczego?',
  },
  K20: {
    teaches: 'Przeładowany zestaw nie wyjeżdża; za masę odpowiada też załadowca.',
    ask: 'Kto i\u00a0kiedy mógł wykryć przeładowanie najtaniej?',
  },
  K21: {
    teaches:
      'Postój w\u00a0porcie staje się odpoczynkiem, gdy kierowca ma czas dla siebie; okoliczności nie do uniknięcia trzeba udowodnić.',
    ask: 'Kiedy objazd lądem jest szybszy od czekania? Co trzeba policzyć?',
  },
  K22: {
    teaches: 'Zmiana rezerwacji przed końcem odprawy kosztuje mniej niż nowy bilet.',
    practice: 'Regulamin przewozu armatora',
    ask: 'Ile zapasu zostawić przed odprawą i\u00a0od czego on zależy?',
  },
  K23: {
    teaches: 'Towar niebezpieczny na promie trzeba zgłosić przy rezerwacji.',
    ask: 'Dlaczego armator ogranicza liczbę takich pojazdów na rejsie?',
  },
  K24: {
    teaches: 'Zdrowie kierowcy przed terminem; zmiennik ma mieć te same uprawnienia.',
    practice: 'Ogólne warunki ubezpieczenia AC i\u00a0OCP (klucze)',
    ask: 'Co musi mieć zmiennik, żeby legalnie przejąć ten właśnie ładunek?',
  },
  K25: {
    teaches: 'O\u00a0towarze, którego odbiorca nie przyjął, decyduje nadawca, nie kierowca.',
    ask: 'Czyj jest towar na naczepie w\u00a0tej chwili? Kto może nim rozporządzać?',
  },
  K26: {
    teaches: 'Listu przewozowego nie poprawia kierowca; błąd nadawcy kosztuje nadawcę.',
    ask: 'Po co list CMR ma trzy oryginały? Kto trzyma który?',
  },
  K27: {
    teaches: 'Objazd dla ciężarówki to nie objazd dla osobówki: mosty, wiadukty, tunele, czas jazdy.',
    ask: 'Jak objazd o\u00a060\u00a0km zmienia plan odpoczynku?',
  },
  K28: {
    teaches: 'Blokada zwalnia z\u00a0odpowiedzialności tylko tego, kto ją udowodni.',
    ask: 'Jakie trzy dowody zebralibyście, stojąc w\u00a0blokadzie?',
  },
  K29: {
    teaches: 'Luźny ładunek zatrzymuje jazdę; dopiero poprawione mocowanie ją zwalnia.',
    practice: 'Norma EN\u00a012195 (mocowanie ładunku)',
    ask: 'Kto odpowiada za szkodę, gdy ładował nadawca? Co musi wykazać przewoźnik, a\u00a0co nadawca?',
  },
  K30: {
    teaches: 'Najpierw numer alarmowy: ludzie mogą potrzebować lekarza; potem dowody kontroli pojazdu.',
    practice: 'Przepisy o\u00a0odpowiedzialności przewoźnika kraju wjazdu; wewnętrzna lista kontrolna firmy',
    ask: 'Co powinno być na liście kontroli po każdym postoju?',
  },
  K31: {
    teaches: 'Awaria własnego pojazdu nie zwalnia z\u00a0podstawienia: liczy się zamiana i\u00a0uprzedzenie.',
    ask: 'Kiedy wolno jechać dalej z\u00a0ostrzeżeniem, a\u00a0kiedy trzeba podstawić inny samochód?',
  },
  K32: {
    teaches: 'Bez numeru SENT towaru wrażliwego się nie rusza, a\u00a0przewoźnik ma w\u00a0zgłoszeniu własną część.',
    ask: 'Kto ma numer dostać, kto go przekazuje i\u00a0kto odmawia, gdy go nie ma? Narysujcie drogę numeru.',
  },
  K33: {
    teaches:
      'Podwykonawcę sprawdza się tam, dokąd oferent nie sięga: w\u00a0rejestrze, u\u00a0ubezpieczyciela, pod znanym numerem.',
    ask: 'Które sygnały z\u00a0tej oferty widać w\u00a0minutę, a\u00a0których bez telefonu nie widać wcale?',
  },
  K34: {
    teaches: 'Karencję liczy się od końca kabotażu, a\u00a0zgłoszenie w\u00a0IMI niczego w\u00a0niej nie zmienia.',
    ask: 'Narysujcie oś dni: dostawa, trzy kabotaże, karencja. Kiedy wolno wziąć ładunek do Polski?',
  },
  K35: {
    teaches:
      'Czas jazdy może jeszcze być, a\u00a0doby już nie: najpierw liczy się, o\u00a0której musi zacząć się odpoczynek.',
    ask: 'Kierowca zaczął o\u00a05. O\u00a0której musi stanąć przed pełnym, a\u00a0o\u00a0której przed skróconym odpoczynkiem?',
  },
  K36: {
    teaches:
      'Za spóźnienie w\u00a0przewozie międzynarodowym płaci się wykazaną szkodę, zgłoszoną w\u00a0terminie, do kwoty przewoźnego.',
    ask: 'Napiszcie odpowiedź na notę w\u00a0trzech zdaniach. Który artykuł stoi w\u00a0którym?',
  },
  K37: {
    teaches: 'Palety rozlicza się kwitem spod rampy: liczba, powód, podpis; zleceniodawca wie od razu.',
    practice: 'Warunki zlecenia (wymiana palet)',
    ask: 'Kto komu jest winien palety: odbiorca nadawcy, odbiorca nam czy my zleceniodawcy? Narysujcie strzałki.',
  },
  K38: {
    teaches: 'Karta kierowcy jest imienna: gdy nie działa, zastępują ją wydruki, a\u00a0czas liczy się w\u00a0dniach.',
    ask: 'Co dopisać na wydruku, żeby kontroler wiedział, kto prowadził? Czego tachograf bez karty nie wie?',
  },
  K39: {
    teaches:
      'Regularny odpoczynek tygodniowy jest poza kabiną i\u00a0na koszt firmy, a\u00a0powrót do domu planuje firma.',
    practice: 'Zakazy jazdy w\u00a0niedziele: prawo danego kraju',
    ask: 'Kierowca skraca odpoczynek do 24\u00a0godzin. Ile godzin jest winna mu firma i\u00a0do kiedy ma je oddać?',
  },
  K40: {
    teaches:
      'Ładunek powrotny porównuje się z\u00a0pustym powrotem, a\u00a0fracht jest coś wart dopiero wtedy, gdy ktoś go zapłaci.',
    practice: 'Kalkulacja kosztów',
    ask: 'Kiedy stawka poniżej pełnego kosztu jest dobrą decyzją, a\u00a0kiedy prostą drogą do bankructwa?',
  },
  K41: {
    teaches: 'Reklamacja to nie wyrok: zgłoszenie się przyjmuje, szkody nie uznaje, a\u00a0limit liczy samemu.',
    practice: 'Warunki polisy OCP',
    ask: 'Co zmienia zgłoszenie w\u00a0siedem dni, a\u00a0czego nadal nie dowodzi? Kto i\u00a0czym mógłby dowieść reszty?',
  },
};
