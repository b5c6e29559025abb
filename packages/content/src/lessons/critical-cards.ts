import type { TeacherCards } from './teacher-card.ts';

/** The day on which the rules named here were last looked up. */
const CHECKED = '2026-11-29';
const EU_561 = 'Rozporządzenie (WE) nr\u00a0561/2006';
const CUSTOM = 'Praktyka branży i\u00a0warunki zlecenia; nie reguluje tego żaden przepis';

/** The cards of the critical situations. */
export const CRITICAL_CARDS: TeacherCards = {
  K01: {
    teaches: 'Kolejność po kolizji bez rannych: zabezpieczenie miejsca, zdjęcia, oświadczenie, zgłoszenie szkody.',
    source: 'Ustawa Prawo o\u00a0ruchu drogowym, art.\u00a044; wzór wspólnego oświadczenia o\u00a0zdarzeniu drogowym',
    ask: 'Których danych z\u00a0oświadczenia nie da się zdobyć, gdy drugi kierowca już odjedzie?',
  },
  K02: {
    teaches: 'Przy rannych najpierw numer alarmowy i\u00a0pomoc, dopiero potem klient i\u00a0ubezpieczyciel.',
    source:
      'Przepisy o\u00a0wypadku kraju, w\u00a0którym się zdarzył; w\u00a0Polsce ustawa Prawo o\u00a0ruchu drogowym, art.\u00a044',
    ask: 'Dlaczego telefon do klienta jest tu dopiero czwarty? Kto na tym traci, a\u00a0kto zyskuje?',
  },
  K03: {
    teaches: 'Dowody szkody znikają same: nagranie i\u00a0notatkę policji zabezpiecza się od razu.',
    source: 'Ogólne warunki ubezpieczenia autocasco (AC) danej polisy',
    ask: 'Z\u00a0czyjej polisy idzie naprawa, gdy sprawca odjechał, i\u00a0czego ubezpieczyciel zażąda?',
  },
  K04: {
    teaches:
      'Kierowca ADR nie gasi ładunku: ostrzega, wzywa pomoc, podaje numer UN i\u00a0odchodzi na stronę nawietrzną.',
    source: 'Umowa ADR, instrukcje pisemne (5.4.3)',
    ask: 'Co mówią ratownikom dwie liczby na pomarańczowej tablicy?',
  },
  K05: {
    teaches: 'Naprawa, hol czy ciągnik zastępczy: decyduje diagnoza, czas jazdy kierowcy i\u00a0okno rozładunku.',
    source: 'Praktyka przewoźników; odpowiedzialność za pojazd: Konwencja CMR, art.\u00a017 ust.\u00a03',
    ask: 'Po jakiej informacji zmienilibyście decyzję z\u00a0„naprawiamy” na „przepinamy naczepę”?',
  },
  K06: {
    teaches: 'Dobre zgłoszenie skraca postój, a\u00a0postój bez pracy może być przerwą kierowcy.',
    source: `${EU_561}, art.\u00a07 (przerwa)`,
    ask: 'Kiedy czekanie na serwis jest przerwą, a\u00a0kiedy pracą kierowcy?',
  },
  K07: {
    teaches: 'Alarm temperatury to godziny, nie dni: drzwi zamknięte, serwis, chłodnia, klient, wydruk.',
    source:
      'Rozporządzenie (WE) nr\u00a0853/2004, załącznik III (temperatura mięsa); umowa ATP; wydruk z\u00a0rejestratora jako dowód',
    ask: 'Dlaczego otwarcie drzwi „żeby sprawdzić” jest najdroższą decyzją?',
  },
  K08: {
    teaches: 'Bez zastrzeżenia w\u00a0liście przewozowym towar uchodzi za przyjęty w\u00a0dobrym stanie.',
    source:
      'Konwencja CMR, art.\u00a08 i\u00a09; w\u00a0kraju Prawo przewozowe, art.\u00a042; dyrektywa 89/108/EWG i\u00a0rozporządzenie (WE) nr\u00a0852/2004',
    ask: 'Kto zapłaci za ciepły towar, jeżeli kierowca podpisał list bez uwag?',
  },
  K09: {
    teaches: 'Wyciek: najpierw straż z\u00a0numerem UN i\u00a0klasą, zestaw ADR tylko wtedy, gdy to bezpieczne.',
    source: 'Umowa ADR, instrukcje pisemne (5.4.3)',
    ask: 'Które cztery informacje muszą paść w\u00a0pierwszej minucie rozmowy ze strażą?',
  },
  K10: {
    teaches: 'Dokumenty ADR są w\u00a0kabinie i\u00a0w\u00a0języku załogi, zanim pojazd ruszy.',
    source: 'Umowa ADR, 5.4.3 (instrukcje pisemne) i\u00a05.3.2 (tablice)',
    ask: 'Za co odpowiada tu przewoźnik, a\u00a0za co kierowca?',
  },
  K11: {
    teaches: 'Zezwolenie dotyczy zmierzonego ładunku: za szeroki stoi, dopóki nie ma nowego.',
    source:
      'Ustawa Prawo o\u00a0ruchu drogowym, art.\u00a064 i\u00a0140ab; przepisy o\u00a0pilotowaniu pojazdów nienormatywnych',
    ask: 'Kto i\u00a0kiedy mógł zmierzyć ładunek, zanim zestaw wyjechał?',
  },
  K12: {
    teaches: 'Trasa jest częścią zezwolenia: objazd bez zgody to jazda niezgodna z\u00a0zezwoleniem.',
    source: 'Ustawa Prawo o\u00a0ruchu drogowym, art.\u00a064 i\u00a0140ab',
    ask: 'Co trzeba zmierzyć i\u00a0sprawdzić, zanim ponadgabaryt wyjedzie z\u00a0bazy?',
  },
  K13: {
    teaches: 'Miejsce noclegu rozstrzyga, czy zapłaci ubezpieczyciel, czy firma.',
    source:
      'Konwencja CMR, art.\u00a023 i\u00a029; Prawo przewozowe, art.\u00a080 i\u00a086; Kodeks cywilny, art.\u00a0818; klauzula postojowa polisy OCP',
    ask: 'Policzcie limit CMR za 6\u00a0skradzionych palet, po masie ze zlecenia: ile nocy na parkingu strzeżonym kosztuje tyle samo?',
  },
  K14: {
    teaches: 'Zapis telematyki i\u00a0notatka policji rozliczają szkodę i\u00a0bronią kierowcy.',
    source: 'Ogólne warunki polisy; dane telematyki jako dowód; Kodeks pracy, art.\u00a091 (potrącenie z\u00a0wypłaty)',
    ask: 'Skąd wiadomo, że paliwo skradziono, a\u00a0nie zużyto?',
  },
  K15: {
    teaches: 'Naruszenie się przerywa: odpoczynek od razu, przyczyna na piśmie.',
    source: `${EU_561}, art.\u00a06 i\u00a08; ustawa o\u00a0transporcie drogowym, art.\u00a092 i\u00a0załącznik nr\u00a01 (kierowca), art.\u00a092a i\u00a0załącznik nr\u00a03 (firma)`,
    ask: 'Kto płaci, gdy czas jazdy przekroczył kierowca, bo tak zaplanował dyspozytor?',
  },
  K16: {
    teaches:
      'Przerwa po 4\u00a0h\u00a030\u00a0min i\u00a0kabotaż to dwa różne limity; oba i\u00a0zgłoszenie delegowania trzeba umieć wykazać.',
    source: `${EU_561}, art.\u00a07; rozporządzenie (WE) nr\u00a01072/2009, art.\u00a08; dyrektywa (UE) 2020/1057 (delegowanie)`,
    ask: 'Czym różni się kabotaż od kursu międzynarodowego? Narysujcie po jednym przykładzie.',
  },
  K17: {
    teaches: 'Pośpiech klienta nie jest wyjątkiem: staje się przed limitem i\u00a0uprzedza odbiorcę.',
    source: `${EU_561}, art.\u00a06, 8 i\u00a012; rozporządzenie (UE) nr\u00a0165/2014, art.\u00a034 i\u00a036`,
    ask: 'Gdzie w\u00a0planie tego kursu był błąd: na końcu czy już przy przyjęciu zlecenia?',
  },
  K18: {
    teaches: 'Godzina podstawienia z\u00a0podpisem magazynu jest warta tyle, ile postojowe.',
    source: `${CUSTOM} ani w\u00a0Konwencji CMR, ani w\u00a0Prawie przewozowym`,
    ask: 'Co wpisać do zlecenia, zanim się je przyjmie, żeby nie spierać się na rampie?',
  },
  K19: {
    teaches: 'Uprzedzenie z\u00a0realną godziną jest tańsze niż spóźnienie bez słowa.',
    source: CUSTOM,
    ask: 'Jaką godzinę podać: najszybszą możliwą czy pewną? Dlaczego?',
  },
  K20: {
    teaches: 'Przeładowany zestaw nie wyjeżdża; za masę odpowiada też załadowca.',
    source:
      'Dopuszczalne masy i\u00a0naciski: przepisy o\u00a0warunkach technicznych pojazdów; kary: ustawa Prawo o\u00a0ruchu drogowym, art.\u00a0140ab',
    ask: 'Kto i\u00a0kiedy mógł wykryć przeładowanie najtaniej?',
  },
  K21: {
    teaches:
      'Postój w\u00a0porcie staje się odpoczynkiem, gdy kierowca ma czas dla siebie; okoliczności nie do uniknięcia trzeba udowodnić.',
    source: `${EU_561}, art.\u00a09 (odpoczynek na promie); Konwencja CMR, art.\u00a017 ust.\u00a02`,
    ask: 'Kiedy objazd lądem jest szybszy od czekania? Co trzeba policzyć?',
  },
  K22: {
    teaches: 'Zmiana rezerwacji przed końcem odprawy kosztuje mniej niż nowy bilet.',
    source: `Regulamin przewozu armatora; ${EU_561}, art.\u00a09 (odpoczynek na promie)`,
    ask: 'Ile zapasu zostawić przed odprawą i\u00a0od czego on zależy?',
  },
  K23: {
    teaches: 'Towar niebezpieczny na promie trzeba zgłosić przy rezerwacji.',
    source: 'Kodeks IMDG (deklaracja towaru niebezpiecznego); umowa ADR, 5.4 (dokumenty)',
    ask: 'Dlaczego armator ogranicza liczbę takich pojazdów na rejsie?',
  },
  K24: {
    teaches: 'Zdrowie kierowcy przed terminem; zmiennik ma mieć te same uprawnienia.',
    source:
      'Ustawa o\u00a0kierujących pojazdami, art.\u00a03; ogólne warunki ubezpieczenia AC i\u00a0OCP (klucze); umowa ADR, 8.2 (szkolenie kierowcy)',
    ask: 'Co musi mieć zmiennik, żeby legalnie przejąć ten właśnie ładunek?',
  },
  K25: {
    teaches: 'O\u00a0towarze, którego odbiorca nie przyjął, decyduje nadawca, nie kierowca.',
    source: 'Konwencja CMR, art.\u00a012, 13, 15 i\u00a016; Prawo przewozowe, art.\u00a055',
    ask: 'Czyj jest towar na naczepie w\u00a0tej chwili? Kto może nim rozporządzać?',
  },
  K26: {
    teaches: 'Listu przewozowego nie poprawia kierowca; błąd nadawcy kosztuje nadawcę.',
    source:
      'Konwencja CMR, art.\u00a05, 7, 8 i\u00a011; protokół dodatkowy o\u00a0elektronicznym liście przewozowym (e-CMR)',
    ask: 'Po co list CMR ma trzy oryginały? Kto trzyma który?',
  },
  K27: {
    teaches: 'Objazd dla ciężarówki to nie objazd dla osobówki: mosty, wiadukty, tunele, czas jazdy.',
    source: `${EU_561}, art.\u00a012 (dojazd do bezpiecznego miejsca); umowa ADR, 8.6 (tunele)`,
    ask: 'Jak objazd o\u00a060\u00a0km zmienia plan odpoczynku?',
  },
  K28: {
    teaches: 'Blokada zwalnia z\u00a0odpowiedzialności tylko tego, kto ją udowodni.',
    source: `Konwencja CMR, art.\u00a017 ust.\u00a02 i\u00a0art.\u00a018; ${EU_561}, art.\u00a04 (odpoczynek)`,
    ask: 'Jakie trzy dowody zebralibyście, stojąc w\u00a0blokadzie?',
  },
  K29: {
    teaches: 'Luźny ładunek zatrzymuje jazdę; dopiero poprawione mocowanie ją zwalnia.',
    source:
      'Norma EN\u00a012195 (mocowanie ładunku); Prawo przewozowe, art.\u00a043 i\u00a072; Konwencja CMR, art.\u00a017 ust.\u00a04 i\u00a0art.\u00a018 ust.\u00a02',
    ask: 'Kto odpowiada za szkodę, gdy ładował nadawca? Co musi wykazać przewoźnik, a\u00a0co nadawca?',
  },
  K30: {
    teaches: 'Najpierw numer alarmowy: ludzie mogą potrzebować lekarza; potem dowody kontroli pojazdu.',
    source: 'Przepisy o\u00a0odpowiedzialności przewoźnika kraju wjazdu; wewnętrzna lista kontrolna firmy',
    ask: 'Co powinno być na liście kontroli po każdym postoju?',
  },
  K31: {
    teaches: 'Awaria własnego pojazdu nie zwalnia z\u00a0podstawienia: liczy się zamiana i\u00a0uprzedzenie.',
    source: 'Konwencja CMR, art.\u00a017 ust.\u00a03',
    ask: 'Kiedy wolno jechać dalej z\u00a0ostrzeżeniem, a\u00a0kiedy trzeba podstawić inny samochód?',
  },
  K32: {
    teaches: 'Bez numeru SENT towaru wrażliwego się nie rusza, a\u00a0przewoźnik ma w\u00a0zgłoszeniu własną część.',
    source:
      'Ustawa z\u00a09 marca 2017\u00a0r. o\u00a0systemie monitorowania drogowego i\u00a0kolejowego przewozu towarów oraz obrotu paliwami opałowymi, art.\u00a05, 10, 10a–10c, 22 i\u00a032',
    checked: CHECKED,
    ask: 'Kto ma numer dostać, kto go przekazuje i\u00a0kto odmawia, gdy go nie ma? Narysujcie drogę numeru.',
  },
  K33: {
    teaches:
      'Podwykonawcę sprawdza się tam, dokąd oferent nie sięga: w\u00a0rejestrze, u\u00a0ubezpieczyciela, pod znanym numerem.',
    source:
      'Konwencja CMR, art.\u00a03 i\u00a029; Prawo przewozowe, art.\u00a05; rozporządzenie (WE) nr\u00a01071/2009, art.\u00a016 (rejestr przewoźników)',
    checked: CHECKED,
    ask: 'Które sygnały z\u00a0tej oferty widać w\u00a0minutę, a\u00a0których bez telefonu nie widać wcale?',
  },
  K34: {
    teaches: 'Karencję liczy się od końca kabotażu, a\u00a0zgłoszenie w\u00a0IMI niczego w\u00a0niej nie zmienia.',
    source:
      'Rozporządzenie (WE) nr\u00a01072/2009, art.\u00a08 ust.\u00a02, 2a i\u00a03; dyrektywa (UE) 2020/1057, art.\u00a01 ust.\u00a07 i\u00a011',
    checked: CHECKED,
    ask: 'Narysujcie oś dni: dostawa, trzy kabotaże, karencja. Kiedy wolno wziąć ładunek do Polski?',
  },
  K35: {
    teaches:
      'Czas jazdy może jeszcze być, a\u00a0doby już nie: najpierw liczy się, o\u00a0której musi zacząć się odpoczynek.',
    source: `${EU_561}, art.\u00a04, 8 ust.\u00a02 i\u00a04 oraz art.\u00a012; dyrektywa 2002/15/WE, art.\u00a03 (praca i\u00a0gotowość)`,
    checked: CHECKED,
    ask: 'Kierowca zaczął o\u00a05. O\u00a0której musi stanąć przed pełnym, a\u00a0o\u00a0której przed skróconym odpoczynkiem?',
  },
  K36: {
    teaches:
      'Za spóźnienie w\u00a0przewozie międzynarodowym płaci się wykazaną szkodę, zgłoszoną w\u00a0terminie, do kwoty przewoźnego.',
    source:
      'Konwencja CMR, art.\u00a023 ust.\u00a05, art.\u00a030 ust.\u00a03 i\u00a0art.\u00a041; w\u00a0kraju Prawo przewozowe, art.\u00a077 i\u00a083',
    checked: CHECKED,
    ask: 'Napiszcie odpowiedź na notę w\u00a0trzech zdaniach. Który artykuł stoi w\u00a0którym?',
  },
  K37: {
    teaches: 'Palety rozlicza się kwitem spod rampy: liczba, powód, podpis; zleceniodawca wie od razu.',
    source:
      'Warunki zlecenia (wymiana palet); list przewozowy jako dowód: Konwencja CMR, art.\u00a09, w\u00a0kraju Prawo przewozowe, art.\u00a038',
    checked: CHECKED,
    ask: 'Kto komu jest winien palety: odbiorca nadawcy, odbiorca nam czy my zleceniodawcy? Narysujcie strzałki.',
  },
  K38: {
    teaches: 'Karta kierowcy jest imienna: gdy nie działa, zastępują ją wydruki, a\u00a0czas liczy się w\u00a0dniach.',
    source:
      'Rozporządzenie (UE) nr\u00a0165/2014, art.\u00a027 ust.\u00a02, art.\u00a029, art.\u00a035 ust.\u00a02 i\u00a0art.\u00a036',
    checked: CHECKED,
    ask: 'Co dopisać na wydruku, żeby kontroler wiedział, kto prowadził? Czego tachograf bez karty nie wie?',
  },
  K39: {
    teaches:
      'Regularny odpoczynek tygodniowy jest poza kabiną i\u00a0na koszt firmy, a\u00a0powrót do domu planuje firma.',
    source: `${EU_561}, art.\u00a08 ust.\u00a06, 8 i\u00a08a; zakazy jazdy w\u00a0niedziele: prawo danego kraju (w\u00a0Niemczech StVO, §\u00a030 ust.\u00a03)`,
    checked: CHECKED,
    ask: 'Kierowca skraca odpoczynek do 24\u00a0godzin. Ile godzin jest winna mu firma i\u00a0do kiedy ma je oddać?',
  },
  K40: {
    teaches:
      'Ładunek powrotny porównuje się z\u00a0pustym powrotem, a\u00a0fracht jest coś wart dopiero wtedy, gdy ktoś go zapłaci.',
    source:
      'Kalkulacja kosztów; ustawa o\u00a0przeciwdziałaniu nadmiernym opóźnieniom w\u00a0transakcjach handlowych, art.\u00a07 i\u00a010',
    checked: CHECKED,
    ask: 'Kiedy stawka poniżej pełnego kosztu jest dobrą decyzją, a\u00a0kiedy prostą drogą do bankructwa?',
  },
  K41: {
    teaches: 'Reklamacja to nie wyrok: zgłoszenie się przyjmuje, szkody nie uznaje, a\u00a0limit liczy samemu.',
    source:
      'Konwencja CMR, art.\u00a023 ust.\u00a03, art.\u00a025, 29, 30 i\u00a032; w\u00a0kraju Prawo przewozowe, art.\u00a074 i\u00a076; warunki polisy OCP',
    checked: CHECKED,
    ask: 'Co zmienia zgłoszenie w\u00a0siedem dni, a\u00a0czego nadal nie dowodzi? Kto i\u00a0czym mógłby dowieść reszty?',
  },
};
