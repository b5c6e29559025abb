import { answer, ask, change, effect, source } from '@fracht/scenarios';
import { demurrage } from '../demurrage.ts';

/** Three hours of queue before the ramp. */
export const QUEUE_AT_THE_RAMP = change({
  id: 'Z13',
  name: 'Trzy godziny kolejki przed rampą',
  sources: [source('CMR', 'art. 9', '2026-11-29'), source('CARRIAGE', 'art. 38 i 47', '2026-11-29')],
  description:
    'Odbiorca awizował na jedno okno za dużo ciężarówek i uprzedza o kolejce: nasz pojazd wjedzie na rampę najwcześniej trzy godziny po przyjeździe.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  situation: ask('Jak zabezpieczasz interes firmy w kolejce?', [
    answer(
      -5,
      'Nie zgłaszam postoju, bo kolejka jest u tego odbiorcy zwykłą rzeczą',
      'Za przestój, którego nikt nie potwierdził, nikt nie zapłaci. Spóźnienie pójdzie na nasze konto.',
      [effect('TIME', 180)],
    ),
    answer(
      15,
      'Wpis godziny przyjazdu do listu przewozowego i postojowe od zleceniodawcy',
      'Potwierdzona godzina podstawienia to podstawa do postojowego i dowód, że pojazd przyjechał na czas.',
      [effect('TIME', 180), effect('GIVE_MONEY', demurrage(180)), effect('PROLONG_SHIPMENT', 180)],
    ),
    answer(
      3,
      'Dzwonię do odbiorcy z informacją, że pojazd poczeka, i proszę o wyrozumiałość',
      'Odbiorca wie o postoju i uznał część spóźnienia, ale bez wpisu w liście przewozowym nie ma podstawy do postojowego.',
      [effect('TIME', 180), effect('PROLONG_SHIPMENT', 120)],
    ),
  ]),
});
