import { type Competence, COMPETENCES } from '@fracht/engine';
import type { CompetenceProfile, CompetenceWord } from './competence-of.ts';

/** For one competence, how many students of a class get each word. (CMP-10) */
export type ClassCompetence = {
  readonly competence: Competence;
  readonly students: Readonly<Record<CompetenceWord, number>>;
};

/** How many students of a class get each word in each competence, without names. `profiles`: those of each student. (CMP-10) */
export function classCompetences(profiles: readonly (readonly CompetenceProfile[])[]): readonly ClassCompetence[] {
  return COMPETENCES.map((competence) => {
    const words = profiles.flatMap((own) => own.filter((one) => one.competence === competence).map(({ word }) => word));
    const count = (word: CompetenceWord): number => words.filter((one) => one === word).length;
    return {
      competence,
      students: {
        STRONG: count('STRONG'),
        NORMAL: count('NORMAL'),
        PRACTISE: count('PRACTISE'),
        TOO_LITTLE: count('TOO_LITTLE'),
      },
    };
  });
}
