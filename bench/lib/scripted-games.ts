import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Seat, playGame } from '@fracht/bots';
import { type ObservedLesson, judgedDecisions, observationsOf, recordingOf } from '@fracht/debrief';
import { COMPETENCES } from '@fracht/engine';
import { type Script, SCRIPTS } from './scripted-players.ts';
import { aSetup, DAY, seats, TEACHER } from './setup.ts';

/** A lesson of one scripted player, with the observations about the player. */
export type ScriptedLesson = ObservedLesson & { readonly script: Script };

const ALL_SCRIPTS: readonly Script[] = ['NONE', ...COMPETENCES];
const SEATS = ALL_SCRIPTS.length;

/** One game of six ordinary players. */
export function ordinaryLessons(game: string): readonly ScriptedLesson[] {
  const scripts = ALL_SCRIPTS.map((): Script => 'NONE');
  return lessonsOf(game, scripts, seats(SEATS, 'ordinary'));
}

/** One game of six players, each with a different script; from game to game they change seats. */
export function scriptedLessons(game: string, turn: number): readonly ScriptedLesson[] {
  const scripts = ALL_SCRIPTS.map((_, seat) => ALL_SCRIPTS[(seat + turn) % SEATS] ?? 'NONE');
  const taken = scripts.map((script, index): Seat => ({
    user: { id: `player-${index + 1}`, first_name: 'Bot', last_name: String(index + 1), num_games: 0 },
    level: SCRIPTS[script],
  }));
  return lessonsOf(game, scripts, taken);
}

function lessonsOf(game: string, scripts: readonly Script[], taken: readonly Seat[]): readonly ScriptedLesson[] {
  const setup = aSetup(game);
  const { log } = playGame(setup, TEACHER, taken, DAY);
  const recording = recordingOf({ setup, log });
  return scripts.map((script, index) => ({
    game,
    script,
    observations: observationsOf(recording, judgedDecisions(recording, taken[index]?.user.id ?? '')),
  }));
}

/** Lessons that are appended to a file as they finish, so that an interrupted measurement can continue from it. */
export class KeptLessons {
  readonly #file: string | undefined;
  readonly #known: readonly ScriptedLesson[];

  constructor(file: string | undefined) {
    this.#file = file;
    const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    this.#known = lines.filter((line) => line !== '').map((line): ScriptedLesson => JSON.parse(line));
  }

  /** The lessons of a game, played if they are not known. */
  of(game: string, play: () => readonly ScriptedLesson[]): readonly ScriptedLesson[] {
    const known = this.#known.filter((lesson) => lesson.game === game);
    if (known.length === SEATS) return known;
    const lessons = play();
    if (this.#file !== undefined) {
      appendFileSync(this.#file, lessons.map((lesson) => `${JSON.stringify(lesson)}\n`).join(''));
    }
    return lessons;
  }
}
