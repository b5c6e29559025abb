import { answer, ask, breach, effect, emergency, source } from '@fracht/scenarios';
import { POINTS_AT_STAKE } from '../points-at-stake.ts';
import { deliveryTalk } from '../talks.ts';

const DELIVERY = deliveryTalk(150);

const PAPERS = ask(`Ładunek ma już zapewnione chłodzenie. Co robisz z informacją i dokumentami? ${POINTS_AT_STAKE}`, [
  answer(
    -10,
    'Kasuję alarm w systemie i nikogo nie niepokoję, skoro mięso wygląda dobrze',
    'Wydruk z rejestratora i tak ujawni przerwę. Po zatajeniu nikt nie uwierzy już w żadne wyjaśnienie, a klient obciąży firmę wartością towaru.',
    [effect('MONETARY', 5000), effect('CANCEL_POINTS')],
    { situation: DELIVERY },
  ),
  answer(
    10,
    'Informuję nadawcę, proszę o pisemną dyspozycję i zachowuję wydruk temperatur',
    'O towarze decyduje nadawca. Szczera informacja i pełny zapis temperatur to najlepsza obrona przy reklamacji.',
    [],
    { situation: DELIVERY },
  ),
  answer(
    -5,
    'Odkładam wydruk do akt i pokażę go dopiero wtedy, gdy ktoś o niego zapyta',
    'Odbiorca zapyta już przy bramie. Milczenie odczyta jako próbę ukrycia wady i część partii odrzuci na nasz koszt.',
    [effect('MONETARY', 1500)],
    { situation: DELIVERY },
  ),
]);

const STILL_WARM = ask('Restart nie pomógł, odczyt wzrósł do +5\u00a0°C. Co dalej?', [
  answer(
    -15,
    'Każę jechać szybciej, żeby zdążyć do odbiorcy, zanim mięso się zagrzeje',
    'Odbiorca odczytał rejestrator i odmówił przyjęcia całej partii, a zleceniodawca nie zapłaci za przewóz.',
    [effect('NO_PAYMENT'), effect('MONETARY', 4000)],
    { breaks: breach('FOOD_HYGIENE', 'załącznik II, rozdział IX, ust. 5', 'Wożenie mięsa, którego nic nie chłodzi') },
  ),
  answer(
    5,
    'Zatrzymuję zestaw na parkingu przy drodze i czekam tam na mechanika agregatu',
    'Mechanik dojechał po 3,5\u00a0godziny. Agregat działa, ale część towaru przekroczyła próg i trzeba ją było wycofać.',
    [effect('TIME', 210), effect('MONETARY', 1900)],
    { situation: PAPERS },
  ),
  answer(
    15,
    'Wzywam serwis agregatu i równolegle szukam najbliższej chłodni z rampą',
    'Towar trafił pod chłód, zanim przekroczył próg +7\u00a0°C, a agregat naprawiono na miejscu.',
    [effect('TIME', 120), effect('MONETARY', 1200)],
    { changeDistance: 25, situation: PAPERS },
  ),
]);

/** The unit of a reefer fails with fresh meat on board. */
export const REEFER_FAILURE = emergency({
  id: 'K07',
  name: 'Awaria agregatu chłodniczego',
  sources: [
    source('ANIMAL_FOOD_HYGIENE', 'załącznik III, sekcja I, rozdział VII (temperatura mięsa)', '2026-11-29'),
    source('FOOD_HYGIENE', 'załącznik II, rozdział IX, ust. 5', '2026-11-29'),
    source('ATP', 'załącznik 3', '2026-11-29'),
    source('CMR', 'art. 29', '2026-11-29'),
    source('CARRIAGE', 'art. 86', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  ownership: 'COMPANY',
  competence: 'CARGO_AND_PARKING',
  image: 'reefer-failure',
  types: ['ATP'],
  cargo: 'MEAT',
  maxTime: 60,
  description:
    'Telematyka zgłasza alarm temperatury. W naczepie jedzie {cargo}: nastawa wynosi +2\u00a0°C, a odczyt pokazuje +4\u00a0°C i rośnie.',
  help: 'Liczy się pierwsza godzina. Zimne powietrze w komorze to zapas, który łatwo stracić jednym ruchem, a przyczyna bywa prostsza, niż się wydaje.',
  knowledge:
    'Wołowinę i wieprzowinę przewozi się w temperaturze najwyżej +7\u00a0°C (rozporządzenie (WE) nr 853/2004, załącznik III); dla podrobów, drobiu i mięsa mielonego próg jest niższy, a zlecenie może żądać jeszcze niższej temperatury. Po awarii agregatu ładunek może być stracony w 2–3\u00a0godziny, a każde otwarcie drzwi skraca ten czas. Większość awarii wynika z zaniedbań: braku paliwa, złej nastawy lub słabego akumulatora. Wydruk z rejestratora temperatury jest dowodem przy odbiorze, dlatego zachowuje się go w całości. Limit odpowiedzialności znosi tylko taka wina, która szkodę wywołała (CMR art. 29, Prawo przewozowe, art. 86).',
  situation: ask('Jakie jest Twoje pierwsze polecenie dla kierowcy?', [
    answer(
      15,
      'Nie otwierać drzwi, sprawdzić nastawę, paliwo i tryb pracy, wykonać restart',
      'Przyczyną wielu alarmów jest paliwo, nastawa lub akumulator, a zamknięte drzwi oszczędzają chłód.',
      [effect('TIME', 15)],
      { situation: STILL_WARM },
    ),
    answer(
      -10,
      'Otworzyć drzwi, zmierzyć termometrem temperaturę mięsa i oddzwonić z wynikiem',
      'Zimne powietrze uciekło w kilkadziesiąt sekund. Pomiar niczego nie naprawił, a towar psuje się szybciej.',
      [effect('MONETARY', 1500)],
      { situation: STILL_WARM },
    ),
    answer(
      0,
      'Czekać, aż uzgodnię z odbiorcą, czy przyjmie mięso cieplejsze, niż każe zlecenie',
      'Zgoda odbiorcy nie zatrzyma wzrostu temperatury i nie przesunie progu +7\u00a0°C, a o warunkach przewozu decyduje nadawca. Pół godziny przepadło, a agregatu nikt nie sprawdził.',
      [effect('TIME', 30)],
      { situation: STILL_WARM },
    ),
  ]),
});
