import type { TeacherCard, TeacherCards } from './teacher-card.ts';

const PLAN = 'Zdarzenie w\u00a0drodze; chroni przed nim zapas w\u00a0planie, nie przepis';

/** Of what happens at home and abroad. */
const abroad = (polish: string): string => `${polish}; za granicą przepisy danego kraju`;

const of = (teaches: string, source: string, ask: string, checked?: string): TeacherCard =>
  checked === undefined ? { teaches, source, ask } : { teaches, source, ask, checked };

/** The cards of the random situations: they ask nothing of a student, but can be talked about. */
export const RANDOM_CARDS: TeacherCards = {
  A01: of('Plan bez zapasu rozsypuje się na pierwszym korku.', PLAN, 'Ile minut zapasu miało to zlecenie?'),
  A02: of(
    'Objazd kosztuje czas i\u00a0kilometry naraz.',
    PLAN,
    'Która stawka za kilometr obowiązuje za drogę, której nie było w\u00a0zleceniu?',
  ),
  A03: of(
    'Za przejazd bez opłaty karę pieniężną płaci firma, a\u00a0nie kierowca.',
    'Ustawa o\u00a0drogach publicznych, art.\u00a013k (opłata elektroniczna, e-TOLL)',
    'Kto sprawdza urządzenie przed wyjazdem i\u00a0skąd wiadomo, że działa?',
    '2026-11-29',
  ),
  A04: of('Dobra wiadomość też zmienia plan.', PLAN, 'Co zrobić z\u00a0czasem, który się zwolnił?'),
  A05: of(
    'Komplet dokumentów skraca kontrolę do pół godziny.',
    abroad('Ustawa o\u00a0transporcie drogowym, art.\u00a087 (dokumenty okazywane przy kontroli)'),
    'Jakie dokumenty kierowca musi mieć w\u00a0kabinie?',
  ),
  A06: of(
    'Waga preselekcyjna wskazuje, kogo zważyć dokładnie.',
    abroad('Ustawa Prawo o\u00a0ruchu drogowym, art.\u00a0140ab (pojazd nienormatywny)'),
    'Skąd dyspozytor zna masę ładunku jeszcze przed wyjazdem?',
  ),
  A07: of(
    'Pogoda wydłuża jazdę, a\u00a0limit czasu jazdy zostaje ten sam.',
    PLAN,
    'Co przesunąć w\u00a0planie: odpoczynek czy dostawę?',
  ),
  A08: of(
    'Na lodzie się stoi: bezpieczeństwo przed terminem.',
    PLAN,
    'Kogo i\u00a0kiedy zawiadomić o\u00a0spóźnieniu?',
  ),
  A09: of(
    'Postój na dziko kosztuje więcej niż parking.',
    'Regulamin placu; na drodze publicznej w\u00a0Polsce ustawa Prawo o\u00a0ruchu drogowym, art.\u00a049',
    'Dlaczego kierowca nie dojechał na parking?',
  ),
  A10: of(
    'Wieczorem miejsc brakuje: parking wybiera się z\u00a0wyprzedzeniem.',
    'Praktyka: w\u00a0Europie miejsc na parkingach jest mniej niż ciężarówek',
    'Jak wcześnie trzeba zaplanować postój, żeby miejsce było?',
  ),
  A11: of(
    'Warunki zakupu paliwa to część kalkulacji.',
    'Umowa z\u00a0dostawcą paliwa',
    'Jaką częścią kosztu kilometra jest paliwo?',
  ),
  A12: of(
    'To samo paliwo kosztuje różnie: miejsce tankowania się planuje.',
    'Kalkulacja przewoźnika',
    'Ile kosztuje kilometr, gdy paliwo drożeje o\u00a010\u00a0%?',
  ),
  A13: of(
    'Terminowość ma cenę, także dodatnią.',
    'Umowa z\u00a0klientem (premie i\u00a0kary)',
    'Co bardziej opłaca się mierzyć: kary czy premie?',
  ),
  A14: of(
    'Zmiana okna na prośbę odbiorcy jest darmowym zapasem, jeśli się ją zapisze.',
    'Awizacja i\u00a0jej potwierdzenie',
    'Na co przeznaczyć dodatkową godzinę?',
  ),
  A15: of(
    'Dłuższe okno załadunku ratuje spóźniony dojazd.',
    'Awizacja i\u00a0jej potwierdzenie',
    'Które zlecenie dzięki temu znów się opłaca?',
  ),
  A16: of(
    'Przy żywności kontrola dotyczy temperatury, czystości i\u00a0dokumentów.',
    'Umowa ATP; przepisy o\u00a0bezpieczeństwie żywności',
    'Jakim dokumentem dowieść temperatury w\u00a0całej trasie?',
  ),
  A17: of(
    'Agregat wymaga przeglądów jak silnik.',
    'Umowa ATP (świadectwo nadwozia); instrukcja producenta',
    'Kiedy lepiej stanąć na serwis niż ryzykować ładunek?',
  ),
  A18: of(
    'Drobna usterka to też postój.',
    abroad('Ustawa Prawo o\u00a0ruchu drogowym, art.\u00a066 (stan techniczny pojazdu)'),
    'Co sprawdza kierowca w\u00a0codziennej obsłudze?',
  ),
  A19: of(
    'Strefa czystego transportu to koszt trasy.',
    'Przepisy miasta lub kraju wjazdu',
    'Skąd dyspozytor wie o\u00a0strefie przed wyceną zlecenia?',
  ),
  A20: of(
    'Za sprawność naczepy odpowiada też przewoźnik.',
    abroad('Ustawa Prawo o\u00a0ruchu drogowym, art.\u00a066 (stan techniczny pojazdu)'),
    'Jak dyspozytor dowiaduje się o\u00a0usterce przed policją?',
  ),
  A21: of(
    'Gdy system nie działa, liczą się dokumenty na papierze.',
    'Regulamin przewozu armatora',
    'Które dokumenty promowe warto mieć wydrukowane?',
  ),
  A22: of(
    'Zmiennik pozwala jechać dalej bez naruszenia.',
    'Rozporządzenie (WE) nr\u00a0561/2006, art.\u00a06 (limit ma kierowca, nie pojazd)',
    'Kiedy drugi kierowca się opłaca?',
  ),
  A23: of('Dobrze opisana szkoda wraca do kasy.', 'Ogólne warunki polisy', 'Jakie dokumenty przyspieszają wypłatę?'),
  A24: of(
    'Niebezpieczna usterka kończy jazdę do czasu naprawy.',
    abroad('Ustawa o\u00a0transporcie drogowym i\u00a0Prawo o\u00a0ruchu drogowym (kontrola drogowa)'),
    'Czy zdążymy, jeśli przepniemy naczepę do innego ciągnika?',
  ),
  A25: of(
    'Pomyłka kosztuje kilometry, a\u00a0kilometry kosztują pieniądze.',
    PLAN,
    'Ile kosztuje pusty kilometr naszego samochodu?',
  ),
};
