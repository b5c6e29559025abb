import { answer, ask, change, effect, source } from '@fracht/scenarios';
import { demurrage } from '../demurrage.ts';

/** Three hours at the ramp, where too many trucks stand. */
export const QUEUE_AT_THE_RAMP = change({
  id: 'Z13',
  name: 'Trzy godziny postoju na rampie',
  sources: [source('CMR', 'art. 9', '2026-11-29'), source('CARRIAGE', 'art. 38 i 47', '2026-11-29')],
  description:
    'Trwa rozładunek, ale odbiorca awizował na jedno okno za dużo ciężarówek i nie nadąża: nasz zestaw postoi na rampie jeszcze trzy godziny.',
  type: 'LATE_UNLOADING',
  competence: 'WINDOWS',
  status: 'UNLOADING',
  situation: ask('Jak zabezpieczasz interes firmy w czasie postoju?', [
    answer(
      -5,
      'Nie zgłaszam postoju, bo kolejka jest u tego odbiorcy zwykłą rzeczą',
      'Za przestój, którego nikt nie potwierdził, nikt nie zapłaci.',
      [effect('TIME', 180)],
    ),
    answer(
      15,
      'Wpis godziny przyjazdu do listu przewozowego i postojowe od zleceniodawcy',
      'Potwierdzona godzina podstawienia to podstawa do postojowego i dowód, że pojazd przyjechał na czas.',
      [effect('TIME', 180), effect('GIVE_MONEY', demurrage(180))],
    ),
    answer(
      3,
      'Dzwonię do odbiorcy z informacją, że pojazd poczeka, i proszę o wyrozumiałość',
      'Odbiorca wie o postoju i obiecał nas nie pomijać, ale bez wpisu w liście przewozowym nie ma podstawy do postojowego.',
      [effect('TIME', 180)],
    ),
  ]),
});
