import { wireDelta, type WireExtra } from '../src/index.ts';
import { playedSteps, STUDENTS, TEACHER } from '../test/played-steps.ts';

const EXTRA: WireExtra = { group: null, groupName: '', randos: false, breakEndsAt: null, messageText: () => '' };
const IDS = /"(?:g1|s\d|teacher)"/gu;

/** Changes of a bots' game as sent to two students and the teacher, with ids and texts blanked and times truncated. */
export function sampleMessages(seed: string): readonly string[] {
  const [one, two] = STUDENTS;
  const viewers = [
    { player: one?.id ?? '', type: 'STUDENT' as const },
    { player: two?.id ?? '', type: 'STUDENT' as const },
    { player: TEACHER.id, type: 'TEACHER' as const },
  ];
  return playedSteps(seed).flatMap(({ before, after }, index) =>
    viewers.map((viewer) => {
      const state = JSON.stringify(wireDelta(before, after, viewer, EXTRA));
      const receipt = state.includes('"journal"') && index % 2 === 0 ? `"re":"","ok":true,` : '';
      const text = `{${receipt}"player":"s1","game":"g1","seq":1,"serverTime":17,"full":false,"state":${state}}`;
      return text.replace(IDS, '""');
    }),
  );
}
