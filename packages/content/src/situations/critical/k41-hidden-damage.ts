import { answer, ask, askText, effect, emergency, source } from '@fracht/scenarios';
import { typedNumber } from '../typed-number.ts';

const REPLY = ask(
  'Oględziny pokazały uszkodzony towar w całych opakowaniach. Kiedy powstała szkoda, nie wiadomo. Co odpowiadasz na żądanie?',
  [
    answer(
      10,
      'Odsyłam do OCP: to odbiorca dowodzi szkody w przewozie, a górną granicą jest limit',
      'Zgłoszenie w terminie nie dowodzi jeszcze, że szkoda powstała w drodze. Gdyby odbiorca to wykazał, zapłaci ubezpieczyciel, i to najwyżej do limitu.',
      [effect('MONETARY', 300)],
    ),
    answer(
      0,
      'Płacę równowartość limitu od razu, żeby szybko zamknąć sprawę',
      'Limit to górna granica, a nie cena ugody. Ubezpieczyciel nie zwróci tego, co zapłacono bez jego zgody; w grze to 3 000 zł.',
      [effect('MONETARY', 3000)],
    ),
    answer(
      -5,
      'Nie odpisuję nic, bo po roku roszczenie i tak się przedawni',
      'Pisemna reklamacja zawiesza przedawnienie, dopóki przewoźnik jej na piśmie nie odrzuci. Odbiorca poszedł do sądu, a koszty urosły.',
      [effect('MONETARY', 2000)],
    ),
  ],
);

const LIMIT = askText(
  'Policz górną granicę odpowiedzialności za 400 kg towaru w przewozie międzynarodowym. Wpisz liczbę SDR.',
  typedNumber('SDR', '3 332', ['3 330', '3 331', '3 333', '3 335']),
  {
    points: 10,
    feedback:
      'Zgadza się: 400 kg × 8,33 SDR = 3 332 SDR. Przy kursie 5 zł za SDR to 16 660 zł, niespełna jedna trzecia żądania.',
    situation: REPLY,
  },
  {
    points: 0,
    feedback:
      'Limit to 8,33 SDR za kilogram uszkodzonego towaru: 400 kg × 8,33 SDR = 3 332 SDR. Przy kursie 5 zł za SDR to 16 660 zł, niespełna jedna trzecia żądania.',
    situation: REPLY,
  },
);

/** A claim for damage that nobody noticed at the delivery five days ago. */
export const HIDDEN_DAMAGE = emergency({
  id: 'K41',
  name: 'Szkoda ukryta, zgłoszona po pięciu dniach',
  sources: [
    source('CMR', 'art. 23 ust. 3, art. 25, 29, 30 i 32', '2026-11-29'),
    source('CARRIAGE', 'art. 74 i 76', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  competence: 'INCIDENTS',
  status: 'WAITING_FOR_LOADING',
  image: 'hidden-damage',
  description:
    'Zestaw czeka na załadunek, a do biura przyszło pismo w sprawie innego kursu, z zagranicy: pięć dni temu odbiorca pokwitował towar bez uwag. Teraz, po rozpakowaniu, zgłasza 400 kg uszkodzonego towaru, żąda 60 000 zł i prosi, żeby szkodę potwierdzić e-mailem. Kierowca zaczeka z załadunkiem, aż biuro na nie odpowie.',
  help: 'Sprawdź dwie rzeczy: ile czasu ma odbiorca na zgłoszenie szkody, której nie było widać, i co o uznawaniu roszczeń mówią warunki polisy. Kwota z pisma nie jest jeszcze kwotą z przepisów.',
  knowledge:
    'Szkodę widoczną odbiorca zgłasza przy odbiorze, a niewidoczną na piśmie w ciągu 7 dni, bez niedziel i świąt (CMR, art. 30 ust. 1). Bez zastrzeżenia domniemywa się, że dostał towar w stanie z listu; zgłoszenie w terminie usuwa to domniemanie, ale nie dowodzi, że szkoda powstała w drodze. Gdy część przesyłki jest uszkodzona, odszkodowanie nie przekracza 8,33 SDR za każdy jej kilogram brutto (art. 23 ust. 3 i art. 25), chyba że zawiniono umyślnie lub podobnie ciężko (art. 29). Roczne przedawnienie reklamacja na piśmie zawiesza do dnia, w którym przewoźnik ją na piśmie odrzuci (art. 32). Warunki OCP często nie pozwalają uznać roszczenia bez zgody ubezpieczyciela. W kraju: 7 dni na żądanie ustalenia stanu przesyłki i dowód po stronie uprawnionego (Prawo przewozowe, art. 74 i 76).',
  situation: ask('Co odpisujesz odbiorcy?', [
    answer(
      -5,
      'Odmawiam, bo towar pokwitowano bez uwag, a to zamyka sprawę',
      'Nie zamyka: szkodę, której nie było widać, można zgłosić w ciągu 7 dni. Odbiorca zlecił oględziny sam i doliczył je do żądania.',
      [effect('MONETARY', 1200)],
      { situation: LIMIT },
    ),
    answer(
      -10,
      'Potwierdzam szkodę i przepraszam, bo klient jest dobry, a zapłaci i tak polisa',
      'Ubezpieczyciel powołał się na warunki polisy: roszczenia nie wolno uznać bez jego zgody. Firma płaci sama, naprawdę dziesiątki tysięcy złotych, w grze 6 000 zł.',
      [effect('MONETARY', 6000)],
    ),
    answer(
      15,
      'Przyjmuję zgłoszenie bez uznania szkody, zawiadamiam OCP i proszę o oględziny',
      'Termin jest zachowany, więc sprawę trzeba zbadać. Nic jednak nie jest uznane, a ubezpieczyciel wie o wszystkim od początku.',
      [effect('MONETARY', 300)],
      { situation: LIMIT },
    ),
  ]),
});
