import type { TeacherCard, TeacherCards } from './teacher-card.ts';

const PLAN = 'Zdarzenie w\u00a0drodze; chroni przed nim zapas w\u00a0planie, nie przepis';

const ABROAD = 'Za granicą: przepisy danego kraju';

const of = (teaches: string, ask: string, practice?: string): TeacherCard =>
  practice === undefined ? { teaches, ask } : { teaches, ask, practice };

/** The cards of the random situations: they ask the student no question, but can be discussed. */
export const RANDOM_CARDS: TeacherCards = {
  A01: of('Plan bez zapasu rozsypuje się na pierwszym korku.', 'Ile minut zapasu miało to zlecenie?', PLAN),
  A02: of(
    'Objazd kosztuje czas i\u00a0kilometry naraz.',
    'Która stawka za kilometr obowiązuje za drogę, której nie było w\u00a0zleceniu?',
    PLAN,
  ),
  A03: of(
    'Za przejazd bez opłaty karę pieniężną płaci firma, a\u00a0nie kierowca.',
    'Kto sprawdza urządzenie przed wyjazdem i\u00a0skąd wiadomo, że działa?',
  ),
  A04: of('Dobra wiadomość też zmienia plan.', 'Co zrobić z\u00a0czasem, który się zwolnił?', PLAN),
  A05: of(
    'Komplet dokumentów skraca kontrolę do pół godziny.',
    'Jakie dokumenty kierowca musi mieć w\u00a0kabinie?',
    ABROAD,
  ),
  A06: of(
    'Waga preselekcyjna wskazuje, kogo zważyć dokładnie.',
    'Skąd dyspozytor zna masę ładunku jeszcze przed wyjazdem?',
    ABROAD,
  ),
  A07: of(
    'Pogoda wydłuża jazdę, a\u00a0limit czasu jazdy zostaje ten sam.',
    'Co przesunąć w\u00a0planie: odpoczynek czy dostawę?',
    PLAN,
  ),
  A08: of(
    'Przed zepsutymi rogatkami się stoi: bezpieczeństwo przed terminem.',
    'Kogo i\u00a0kiedy zawiadomić o\u00a0spóźnieniu?',
    PLAN,
  ),
  A09: of(
    'Postój na dziko kosztuje więcej niż parking.',
    'Dlaczego kierowca nie dojechał na parking?',
    'Regulamin placu',
  ),
  A10: of(
    'Wieczorem miejsc brakuje: parking wybiera się z\u00a0wyprzedzeniem.',
    'Jak wcześnie trzeba zaplanować postój, żeby miejsce było?',
    'Praktyka: w\u00a0Europie miejsc na parkingach jest mniej niż ciężarówek',
  ),
  A11: of(
    'Warunki zakupu paliwa to część kalkulacji.',
    'Jaką częścią kosztu kilometra jest paliwo?',
    'Umowa z\u00a0dostawcą paliwa',
  ),
  A12: of(
    'To samo paliwo kosztuje różnie: miejsce tankowania się planuje.',
    'Ile kosztuje kilometr, gdy paliwo drożeje o\u00a010\u00a0%?',
    'Kalkulacja przewoźnika',
  ),
  A13: of(
    'Rachunki też się sprawdza: nadpłata sama nie wraca.',
    'Kto w\u00a0firmie porównuje rachunki za drogi z\u00a0przejechanymi trasami?',
    'Umowa z\u00a0dostawcą opłat drogowych',
  ),
  A14: of(
    'Dłuższe okno rozładunku jest darmowym zapasem, jeśli się je zapisze.',
    'Na co przeznaczyć dodatkową godzinę?',
    'Awizacja i\u00a0jej potwierdzenie',
  ),
  A15: of(
    'Dłuższe okno załadunku ratuje spóźniony dojazd.',
    'Które zlecenie dzięki temu znów się opłaca?',
    'Awizacja i\u00a0jej potwierdzenie',
  ),
  A16: of(
    'Przy żywności kontrola dotyczy temperatury, czystości i\u00a0dokumentów.',
    'Jakim dokumentem dowieść temperatury w\u00a0całej trasie?',
  ),
  A17: of(
    'Agregat wymaga przeglądów jak silnik.',
    'Kiedy lepiej stanąć na serwis niż ryzykować ładunek?',
    'Instrukcja producenta',
  ),
  A18: of('Drobna usterka to też postój.', 'Co sprawdza kierowca w\u00a0codziennej obsłudze?', ABROAD),
  A19: of(
    'Strefa czystego transportu to koszt trasy.',
    'Skąd dyspozytor wie o\u00a0strefie przed wyceną zlecenia?',
    'Przepisy miasta lub kraju wjazdu',
  ),
  A20: of(
    'Za sprawność naczepy odpowiada też przewoźnik.',
    'Jak dyspozytor dowiaduje się o\u00a0usterce przed policją?',
    ABROAD,
  ),
  A21: of(
    'Gdy system nie działa, liczą się dokumenty na papierze.',
    'Które dokumenty warto mieć w\u00a0kabinie wydrukowane?',
    'Umowa z\u00a0dostawcą paliwa',
  ),
  A22: of('Zmiennik pozwala jechać dalej bez naruszenia.', 'Kiedy drugi kierowca się opłaca?'),
  A23: of('Dobrze opisana szkoda wraca do kasy.', 'Jakie dokumenty przyspieszają wypłatę?', 'Ogólne warunki polisy'),
  A24: of(
    'Niebezpieczna usterka kończy jazdę do czasu naprawy.',
    'Czy zdążymy, jeśli przepniemy naczepę do innego ciągnika?',
    ABROAD,
  ),
  A25: of(
    'Pomyłka kosztuje kilometry, a\u00a0kilometry kosztują pieniądze.',
    'Ile kosztuje pusty kilometr naszego samochodu?',
    PLAN,
  ),
};
