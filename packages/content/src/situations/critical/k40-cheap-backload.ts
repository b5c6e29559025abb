import { answer, ask, askText, effect, emergency, source } from '@fracht/scenarios';
import { typedNumber } from '../typed-number.ts';

const PAYER = ask(
  'Oferta bije pusty powrót, ale giełda pokazuje, że ten płatnik spóźnia się po kilka miesięcy. Co robisz?',
  [
    answer(
      -10,
      'Biorę ładunek od razu, bo każda złotówka ponad próg to zarobek',
      'Zarobkiem jest dopiero zapłata. Płatnik nie zapłacił, a kurs kosztował o 1 650 zł więcej niż pusty powrót.',
      [effect('MONETARY', 1650)],
    ),
    answer(
      3,
      'Odmawiam i wracam na pusto, bo z takim płatnikiem nie warto rozmawiać',
      'Bez ryzyka, ale i bez próby: pusty powrót kosztuje pełne 2 700 zł, a o zaliczkę wystarczyło zapytać.',
    ),
    answer(
      15,
      'Sprawdzam go w rejestrach dłużników i biorę tylko z zaliczką albo faktoringiem',
      'Płatnik zgodził się na zaliczkę, resztę kupił faktor. Fracht 2 709 zł mniej 1 650 zł i opłata faktora: zostaje 1 000 zł więcej niż po pustym powrocie.',
      [effect('GIVE_MONEY', 1000)],
    ),
  ],
);

const RATE = askText(
  'Przy jakiej stawce kurs z tym ładunkiem zostawia dokładnie tyle co pusty powrót? Wpisz, ile złotych za kilometr.',
  typedNumber(['zł', 'zł/km'], '2,20', ['2,2', '2,19', '2,21', '2,25']),
  {
    points: 10,
    feedback:
      'Zgadza się. Z ładunkiem: 750 × 4,30 zł + 1 125 zł = 4 350 zł, o 1 650 zł więcej niż na pusto. 1 650 zł : 750 km = 2,20 zł, około 0,52 euro. Oferta to 0,85 × 4,25 zł = 3,61 zł, więc jest lepsza niż pusty powrót, ale całego kosztu kursu (5,80 zł za kilometr) nie pokrywa.',
    situation: PAYER,
  },
  {
    points: 0,
    feedback:
      'Z ładunkiem kurs kosztuje 750 × 4,30 zł + 1 125 zł = 4 350 zł, czyli o 1 650 zł więcej niż na pusto. Tyle musi co najmniej przynieść fracht: 1 650 zł : 750 km = 2,20 zł, około 0,52 euro. Oferta to 0,85 × 4,25 zł = 3,61 zł.',
    situation: PAYER,
  },
);

/** A load for the way home at a low rate, and a payer who is late. */
export const CHEAP_BACKLOAD = emergency({
  id: 'K40',
  name: 'Powrót na pusto czy za 0,85 euro',
  sources: [source('LATE_PAYMENT', 'art. 7 i 10', '2026-11-29')],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'VEHICLE_AND_COST',
  types: ['ST', 'ATP'],
  lands: ['EUR'],
  status: 'UNLOADING',
  image: 'money',
  description:
    'Zestaw rozładowuje się za granicą, a na giełdzie jest ładunek w stronę bazy: 0,85 euro za kilometr, zapłata po 60 dniach. Do rachunku przyjmij 750 km w obu przypadkach: pusty kilometr kosztuje 3,60 zł, z ładunkiem 4,30 zł, bez dopłaty za granicą, dojazd i czekanie na załadunek razem 1 125 zł, a euro 4,25 zł.',
  help: 'Nie porównuj oferty z zerem: pusty powrót też kosztuje. Policz, o ile droższy jest kurs z ładunkiem, i podziel to przez kilometry. A potem zapytaj, czy ktoś ten fracht naprawdę zapłaci.',
  knowledge:
    'Do domu trzeba wrócić, więc ładunek powrotny opłaca się, gdy fracht pokrywa różnicę między kursem z ładunkiem a pustym powrotem. Taka stawka nie wystarcza na każdy kurs, bo nie pokrywa całego kosztu. Między firmami termin zapłaty nie powinien być dłuższy niż 60 dni, chyba że obie wyraźnie ustaliły inny, który nie krzywdzi rażąco wierzyciela; duża firma wobec mniejszej dłuższego mieć nie może. Kto nie dostał zapłaty w terminie, może żądać odsetek i rekompensaty za koszty odzyskiwania należności: 40, 70 albo 100 euro, zależnie od kwoty (ustawa o przeciwdziałaniu nadmiernym opóźnieniom w transakcjach handlowych, art. 7 i 10, jeżeli umowa podlega prawu polskiemu). Prawo nie zastąpi jednak sprawdzenia płatnika przed kursem.',
  situation: askText(
    'Ile złotych kosztuje pusty powrót? Wpisz kwotę.',
    typedNumber('zł', '2 700', ['2 690', '2 710']),
    {
      points: 10,
      feedback: '750 km × 3,60 zł = 2 700 zł. Z tą kwotą, a nie z zerem, porównuje się ofertę.',
      situation: RATE,
    },
    {
      points: 0,
      feedback: 'Pusty powrót kosztuje 750 km × 3,60 zł = 2 700 zł. Z tą kwotą, a nie z zerem, porównuje się ofertę.',
      situation: RATE,
    },
  ),
});
