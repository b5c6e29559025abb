import { answer, ask, breach, change, effect, source } from '@fracht/scenarios';
import { inPoland } from '../in-poland.ts';

/** Two pallets are to come back as damaged. */
export const RETURNED_PALLETS = change({
  id: 'Z16',
  name: 'Odbiorca zwraca dwie palety jako uszkodzone',
  sources: [
    source('CMR', 'art. 12, 15 i 30', '2026-11-29'),
    source('CARRIAGE', 'art. 53', '2026-11-29'),
    source('ROAD_TRANSPORT', 'art. 87', '2026-11-29'),
  ],
  description:
    'Trwa rozładunek. Odbiorca odstawił dwie palety jako uszkodzone i chce, żeby kierowca zabrał je z powrotem.',
  type: 'LATE_UNLOADING',
  competence: 'INCIDENTS',
  status: 'UNLOADING',
  types: ['ST', 'ATP', 'ADR'],
  cargo: 'PALLETS',
  situation: ask('Co robisz ze zwracanymi paletami?', [
    answer(
      0,
      'Zostawiam je u odbiorcy i jadę dalej, bo nie mamy zlecenia na zwrot',
      'Bez protokołu odbiorca sam opisze szkodę, oczywiście na naszą niekorzyść.',
      [effect('TIME', 20), effect('MONETARY', 800)],
    ),
    answer(
      15,
      'Spisuję protokół ze zdjęciami i proszę nadawcę o instrukcje',
      'Podpisany protokół i wpis w liście przewozowym zamykają spór o to, co i kiedy się stało, a o zwrocie decyduje nadawca.',
      [effect('TIME', 60)],
    ),
    answer(
      -10,
      'Kierowca zabiera palety na naczepę, a papiery dośle biuro',
      'Towar bez dokumentów „zniknie”: nadawca zarzuci nam zaginięcie dwóch palet.',
      [effect('TIME', 30), effect('MONETARY', 2000)],
      {
        breaks: breach('ROAD_TRANSPORT', inPoland('art. 87 ust. 1'), 'Przewóz towaru bez dokumentów'),
      },
    ),
  ]),
});
