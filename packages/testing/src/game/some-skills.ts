import { COMPETENCES, type Competence } from '@fracht/engine';
import type { SkillObservation, SkillProfile, StudentSkills } from '@fracht/protocol';

const NORM = { from: 0.6, to: 0.8 };
const NOTHING: SkillProfile = {
  competence: 'WINDOWS',
  word: 'TOO_LITTLE',
  n: 0,
  good: 0,
  missing: 5,
  level: 0.8,
  norm: NORM,
  links: [],
};

const DROVE_ON: SkillObservation = {
  decision: 'ADR-01@80640',
  competence: 'DRIVING_TIME',
  moment: 'DROVE_ON',
  at: 80_640,
  round: 2,
  order: null,
  car: 'ADR-01',
  situation: null,
  loss: 600,
  value: 0,
};
const RESTED_LATE: SkillObservation = {
  ...DROVE_ON,
  decision: '17',
  moment: 'RESTED_LATE',
  at: 28_200,
  round: 1,
  car: 'ST-11',
  loss: 120,
  value: 0.4,
};
const IN_TIME: SkillObservation = {
  ...DROVE_ON,
  decision: '21',
  competence: 'WINDOWS',
  moment: 'IN_TIME',
  at: 30_000,
  car: 'ATP-02',
  order: 'POZ/1126/0410',
  loss: 0,
  value: 1,
};
/** Another thing that the same decision says. */
const HIRED: SkillObservation = {
  ...IN_TIME,
  competence: 'VEHICLE_AND_COST',
  moment: 'CAR_HIRED',
  loss: 80,
  value: 0.7,
};
const ANSWERED: SkillObservation = {
  ...DROVE_ON,
  decision: '30',
  competence: 'INCIDENTS',
  moment: 'ANSWERED',
  situation: 'Lampa w serwisie',
  at: 84_600,
  loss: 0,
  value: 1,
};
/** Struck out: no profile links to it. */
const STRUCK: SkillObservation = { ...ANSWERED, decision: '33', situation: 'Awaria agregatu', at: 90_000 };

const THIS = 'game-1';
const EARLIER = 'game-0';

/** What a lesson says: weak in driving time, strong in windows, too little of special cargo. */
const LESSON: Readonly<Record<Competence, Partial<SkillProfile>>> = {
  DRIVING_TIME: {
    ...said('PRACTISE', 9, 4, 0.44),
    links: [
      { game: THIS, isGood: false, observation: RESTED_LATE },
      { game: THIS, isGood: false, observation: DROVE_ON },
    ],
  },
  WINDOWS: { ...said('STRONG', 11, 10, 0.9), links: [{ game: THIS, isGood: true, observation: IN_TIME }] },
  VEHICLE_AND_COST: said('NORMAL', 10, 7, 0.7),
  CARGO_AND_PARKING: { n: 3, good: 2, missing: 2, level: 0.7 },
  INCIDENTS: { ...said('NORMAL', 6, 5, 0.8), links: [{ game: THIS, isGood: true, observation: ANSWERED }] },
};
const TERM: Readonly<Record<Competence, Partial<SkillProfile>>> = {
  DRIVING_TIME: {
    ...said('NORMAL', 33, 23, 0.7),
    links: [
      { game: THIS, isGood: false, observation: DROVE_ON },
      { game: EARLIER, isGood: false, observation: { ...RESTED_LATE, decision: '5', car: 'PG-01', value: 0.2 } },
    ],
  },
  WINDOWS: said('STRONG', 43, 37, 0.86),
  VEHICLE_AND_COST: said('NORMAL', 38, 26, 0.7),
  CARGO_AND_PARKING: { n: 4, good: 3, missing: 1, level: 0.75 },
  INCIDENTS: said('STRONG', 28, 24, 0.86),
};

/** The competences of a student in `game-1`, the last of three lessons: each verdict once, and one decision struck out. */
export function someSkills(): StudentSkills {
  const lesson = profiles(LESSON);
  const brief = lesson.map(({ competence, word, n, level }) => ({ competence, word, n, level }));
  return {
    player: 's1',
    name: 'Zofia Kowalska',
    lesson,
    term: profiles(TERM),
    since: '2026-10-09',
    lessons: [
      {
        game: EARLIER,
        date: '2026-10-09',
        profiles: brief.map((one) => ({ ...one, word: 'NORMAL', n: 8, level: 0.75 })),
      },
      {
        game: 'game-00',
        date: '2026-10-16',
        profiles: brief.map((one) => ({ ...one, word: 'TOO_LITTLE', n: 2, level: 1 })),
      },
      { game: THIS, date: '2026-11-20', profiles: brief },
    ],
    observations: [RESTED_LATE, IN_TIME, HIRED, DROVE_ON, ANSWERED, STRUCK],
    struck: [
      { decision: STRUCK.decision, reason: 'Pytanie było niejasne', by: 'teacher', at: Date.UTC(2026, 10, 21, 9) },
    ],
  };
}

/** The competences of a student who has decided nothing yet. */
export function noSkills(): StudentSkills {
  return { ...someSkills(), lesson: profiles({}), term: profiles({}), lessons: [], observations: [], struck: [] };
}

function said(word: SkillProfile['word'], n: number, good: number, level: number): Partial<SkillProfile> {
  return { word, n, good, level, missing: 0 };
}

function profiles(of: Partial<Record<Competence, Partial<SkillProfile>>>): SkillProfile[] {
  return COMPETENCES.map((competence) => ({ ...NOTHING, ...of[competence], competence }));
}
