import type { ClassDebrief, ClassSkillsPayload } from '@fracht/protocol';

/** Counts of students by competence, as the card of a class has them. */
export function skillRows({ competences }: ClassSkillsPayload): NonNullable<ClassDebrief['competences']> {
  return competences.map(({ competence, students }) => ({
    competence,
    strong: students.STRONG,
    normal: students.NORMAL,
    practise: students.PRACTISE,
    tooLittle: students.TOO_LITTLE,
  }));
}
