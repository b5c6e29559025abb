import {
  classCompetences,
  competencesOf,
  type CompetenceProfile,
  type Observation,
  type ObservedLesson,
} from '@fracht/debrief';
import {
  type ClassSkillsPayload,
  type SkillObservation,
  skillObservation,
  studentDebrief,
  type SkillProfile,
  type StudentSkills,
} from '@fracht/protocol';
import { z } from 'zod';
import type { HeldBack } from '../policies/held-back.ts';
import type {
  LedBy,
  ObservationStore,
  OwnObservations,
  StoredObservations,
  StoredStrike,
} from '../storage/observation-store.ts';
import { termStart } from './term.ts';

/** An observation as it is stored: loss in grosze, the situation by its name. */
const storedObservation = z.object({
  ...skillObservation.shape,
  kind: studentDebrief.shape.decisions.element.shape.kind,
});

/** A finished game and one of its students. */
type Lesson = { readonly game: string; readonly player: string };

/** The text of the observations as they are stored. (OBS-1) */
export function observationsBody(observations: readonly Observation[]): string {
  return JSON.stringify(observations);
}

/** What the decisions of students say of five competences, from what is stored of their games. (OBS-1 to OBS-4) */
export class Skills {
  readonly #store: ObservationStore;

  constructor(store: ObservationStore) {
    this.#store = store;
  }

  /**
   * The competences of a student after a game and over its term; null: nothing is stored of that game and student. `led`: what the asking
   * lecturer leads, and may be told about; none if the student is asking. `heldBack`: games about which the asker is told nothing. (OBS-4,
   * HWS-10)
   */
  async ofStudent(
    { game, player }: Lesson,
    { led, heldBack }: { readonly led: LedBy | undefined; readonly heldBack: HeldBack },
  ): Promise<Omit<StudentSkills, 'name'> | null> {
    const stored = await this.#store.find(game, player);
    if (stored === null) return null;
    const { date } = stored;
    const since = termStart(date);
    const rows = (await this.#store.ofPlayer(player, since, led)).filter(
      (row) => row.date <= date && !heldBack.has(row.game),
    );
    const strikes = await this.#strikesIn(rows, player);
    const lessons = rows.map((row) => ({ date: row.date, lesson: lessonOf(row) }));
    const counted = rows.filter(countsInTerm).map(lessonOf);
    const own = lessons.filter(({ lesson }) => lesson.game === game).map(({ lesson }) => lesson);
    return {
      player,
      lesson: competencesOf(own, strikes).map(profileView),
      term: competencesOf(counted, strikes).map(profileView),
      since,
      lessons: lessons.map(({ date: day, lesson }) => ({
        game: lesson.game,
        date: day,
        profiles: shortProfiles(competencesOf([lesson], strikes)),
      })),
      observations: own.flatMap(({ observations }) => observations.map(observationView)),
      struck: strikes
        .filter((one) => one.game === game)
        .map(({ decision, reason, by, at }) => ({ decision, reason, by, at })),
    };
  }

  /** The competences of a student in one lesson; empty: nothing is stored of it. */
  async ofLesson(game: string, player: string): Promise<Pick<SkillProfile, 'competence' | 'word' | 'n' | 'good'>[]> {
    const row = await this.#store.find(game, player);
    if (row === null) return [];
    const strikes = await this.#strikesIn([row], player);
    return competencesOf([lessonOf(row)], strikes).map(({ competence, word, n, good }) => ({
      competence,
      word,
      n,
      good,
    }));
  }

  /** How many students of a game have each verdict, and how many have been worked out. (OBS-4) */
  async ofClass(
    game: string,
  ): Promise<{ readonly competences: ClassSkillsPayload['competences']; readonly count: number }> {
    const rows = await this.#store.ofGame(game);
    return { competences: await this.#competencesOf(rows), count: rows.length };
  }

  /** Competences over several games, each with one of its students. (HWS-6) */
  async ofLessons(lessons: readonly Lesson[]): Promise<Pick<ClassSkillsPayload, 'competences'>> {
    const found = await Promise.all(lessons.map(({ game, player }) => this.#store.find(game, player)));
    const rows = found.flatMap((row) => (row === null ? [] : [row]));
    return { competences: await this.#competencesOf(rows) };
  }

  /** Whether a student's decisions in a game say anything about competences. */
  async hasObserved({ game, player }: Lesson, decision: string): Promise<boolean> {
    const row = await this.#store.find(game, player);
    return row !== null && lessonOf(row).observations.some((one) => one.decision === decision);
  }

  async #competencesOf(rows: readonly StoredObservations[]): Promise<ClassSkillsPayload['competences']> {
    const strikes = await this.#store.strikes(rows.map(({ game }) => game));
    const isOf =
      (row: StoredObservations) =>
      ({ game, player }: StoredStrike): boolean =>
        game === row.game && player === row.player;
    const profiles = rows.map((row) => competencesOf([lessonOf(row)], strikes.filter(isOf(row))));
    return classCompetences(profiles).map(({ competence, students }) => ({ competence, students: { ...students } }));
  }

  async #strikesIn(rows: readonly StoredObservations[], player: string): Promise<readonly StoredStrike[]> {
    const strikes = await this.#store.strikes(rows.map(({ game }) => game));
    return strikes.filter((strike) => strike.player === player);
  }
}

/**
 * Whether what is stored of a game counts over a term: of several attempts at one assignment only the first does, made before its debrief revealed the
 * answers. (OBS-5)
 */
export function countsInTerm({ isRepeated }: Pick<OwnObservations, 'isRepeated'>): boolean {
  return !isRepeated;
}

/** Stored observations in the form of an answer: with game and day, losses in zł. */
export function observedView(row: StoredObservations) {
  return { game: row.game, date: row.date, observations: lessonOf(row).observations.map(observationView) };
}

/** The observations of a game as they are stored, read. */
export function lessonOf({ game, body }: StoredObservations): ObservedLesson {
  return { game, observations: z.array(storedObservation).parse(JSON.parse(body)) };
}

/** A profile as the calls give it. */
export function profileView({ links, norm, ...profile }: CompetenceProfile): SkillProfile {
  return {
    ...profile,
    norm: { ...norm },
    links: links.map(({ game, isGood, observation }) => ({ game, isGood, observation: observationView(observation) })),
  };
}

/** The part of a lesson's profiles that is drawn lesson by lesson. */
export function shortProfiles(profiles: readonly CompetenceProfile[]): StudentSkills['lessons'][number]['profiles'] {
  return profiles.map(({ competence, word, n, level }) => ({ competence, word, n, level }));
}

/** An observation as the calls give it: the loss in zł. */
function observationView({ kind: _kind, loss, ...observation }: Observation): SkillObservation {
  return { ...observation, loss: loss / 100 };
}
