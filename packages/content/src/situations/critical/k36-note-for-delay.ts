import { answer, ask, askText, effect, emergency, source } from '@fracht/scenarios';
import { typedNumber } from '../typed-number.ts';

const IN_TIME = askText(
  'Inna spóźniona dostawa: odbiorca zgłosił to w terminie i udowodnił szkodę 3 000 zł. Przewóz miał 600 km po 4 zł. Ile złotych najwyżej zapłaci przewoźnik według CMR? Wpisz liczbę.',
  typedNumber('zł', '2 400', ['2.400', '2 400,00', '2 400,00 zł']),
  {
    points: 10,
    feedback:
      'Zgadza się: za opóźnienie najwyżej przewoźne, czyli 600 × 4 = 2 400 zł. W kraju granicą byłoby podwójne przewoźne, 2 × 2 400 = 4 800 zł, więc cała szkoda.',
  },
  {
    points: 0,
    feedback:
      'Najwyżej 2 400 zł: w przewozie międzynarodowym odszkodowanie za opóźnienie nie przekracza przewoźnego, 600 × 4. W kraju granicą jest podwójne przewoźne, 4 800 zł, i tam zapłacilibyśmy całe 3 000 zł.',
  },
);

const HE_INSISTS = ask('Spedytor odpisuje: „kara stoi w zleceniu, podpisaliście je”. Jak mu odpowiadasz?', [
  answer(
    10,
    'Że klauzula sprzeczna z CMR jest nieważna, i wzywam do zapłaty frachtu',
    'Strony nie mogą umówić się wbrew konwencji (art. 41). Spedytor policzył koszty sporu i zapłacił całość.',
    [],
    { situation: IN_TIME },
  ),
  answer(
    -5,
    'Że w takim razie zatrzymamy towar, który właśnie wieziemy na jego zlecenie',
    'Groźba pogorszyła sprawę: ten towar z dawną dostawą nie ma nic wspólnego, a odbiorca na niego czeka.',
    [effect('TIME', 60)],
    { situation: IN_TIME },
  ),
  answer(
    3,
    'Że proponujemy połowę kary, żeby jak najszybciej zamknąć tę sprawę',
    'Ugoda zamyka spór, ale zapłaciliśmy połowę kwoty, do której spedytor nie miał prawa.',
    [effect('MONETARY', 1000)],
    { situation: IN_TIME },
  ),
]);

/** A forwarder deducts a penalty for a delivery of a month ago, about which nobody complained. */
export const NOTE_FOR_DELAY = emergency({
  id: 'K36',
  name: 'Nota za opóźnienie po miesiącu',
  sources: [
    source('CMR', 'art. 23 ust. 5, art. 30 ust. 3 i art. 41', '2026-11-29'),
    source('CARRIAGE', 'art. 77 i 83', '2026-11-29'),
  ],
  subtype: 'EMERGENCY',
  competence: 'INCIDENTS',
  image: 'delay-note',
  description:
    'Spedytor, dla którego jedzie ten zestaw, przysyła notę: za spóźnienie w innym przewozie, międzynarodowym, sprzed miesiąca potrąci z frachtu 2 000 zł kary umownej. Odbiorca niczego wtedy nie zgłosił, a o szkodzie nota nie wspomina.',
  help: 'Sprawdź w dokumentach trzy rzeczy: kiedy wpłynęło zastrzeżenie, czy wykazano szkodę i ile wynosił fracht. O czym strony mogą się w przewozie międzynarodowym umówić, mówi konwencja.',
  knowledge:
    'W przewozie międzynarodowym za opóźnienie płaci się udowodnioną szkodę, najwyżej do kwoty przewoźnego (CMR, art. 23 ust. 5), i tylko wtedy, gdy zastrzeżenie przyszło na piśmie (zwykły e-mail według Sądu Najwyższego nie wystarcza: wyrok z 26 stycznia 2024 r., II CSKP 1971/22) w ciągu 21 dni od postawienia towaru do dyspozycji odbiorcy (art. 30 ust. 3). Klauzula, która narusza konwencję, jest nieważna (art. 41), dlatego sądy odrzucają zwykle kary umowne za samo spóźnienie dostawy. W kraju za szkodę inną niż w przesyłce przewoźnik odpowiada do podwójnego przewoźnego (Prawo przewozowe, art. 83), a roszczenie przedawnia się po 2 miesiącach (art. 77 ust. 2).',
  situation: ask('Co robisz z notą?', [
    answer(
      -5,
      'Uznaję ją, bo spóźnienie było, a stałemu klientowi się ustępuje',
      'Zapłaciłeś za szkodę, której nikt nie wykazał, i dałeś znak, że następną notę też uznasz.',
      [effect('MONETARY', 2000)],
      { situation: IN_TIME },
    ),
    answer(
      3,
      'Odkładam ją do wyjaśnienia i przypomnę o niej przy następnym rozliczeniu',
      'Milczenie spedytor wziął za zgodę i część kwoty potrącił. Odzyskiwanie jej trwało dłużej niż jeden list.',
      [effect('MONETARY', 600)],
      { situation: HE_INSISTS },
    ),
    answer(
      15,
      'Odmawiam na piśmie: nie ma zastrzeżenia z 21 dni ani wykazanej szkody',
      'Dwa argumenty z konwencji w jednym piśmie. Każdy z nich wystarczy, żeby frachtu nie obniżać.',
      [],
      { situation: HE_INSISTS },
    ),
  ]),
});
