import { goodsData, schoolDay, SHIPPED_LIBRARY, TEACHER_CARDS } from '@fracht/content';
import { changeFamily, emergencyFamily, isOutdated, type RuleSource } from '@fracht/engine';
import type { SituationCardPayload } from '@fracht/protocol';
import { bestWayOf, type EditedItem, withSampleNumbers } from '@fracht/scenarios';
import type { AppContext } from '../context.ts';

type OfItself = Pick<SituationCardPayload, 'id' | 'name' | 'competence' | 'why' | 'right'> & {
  readonly told: readonly RuleSource[] | undefined;
};

/** The card of a situation for which nobody has written one. */
const UNWRITTEN = { teaches: '', practice: '', ask: '' } as const;

/** The sources of the situations that come with the game: used for a situation that the school changed before sources could be entered. */
const SHIPPED_SOURCES = new Map(
  Object.values(SHIPPED_LIBRARY).flatMap((items) => items.map(({ id, sources }) => [id, sources] as const)),
);

/** The teacher's cards of all situations in the library as they are now; those that the school wrote say what the situation itself says. (LSN-4) */
export async function situationCards({ storage: { library }, now }: AppContext): Promise<SituationCardPayload[]> {
  const [emergencies, accidents, changes] = await Promise.all([
    library.all('EMERGENCY'),
    library.all('ACCIDENT'),
    library.all('CHANGE'),
  ]);
  const situations: readonly OfItself[] = [
    ...emergencies.map(({ item }) => asking({ kind: 'EMERGENCY', item })),
    ...changes.map(({ item }) => asking({ kind: 'CHANGE', item })),
    ...accidents.map(({ item: { id, name, sources: told } }) => ({
      id,
      name,
      competence: null,
      why: '',
      right: [],
      told,
    })),
  ];
  const today = schoolDay(now());
  return situations.map(({ told, ...situation }) => {
    const named = told ?? SHIPPED_SOURCES.get(situation.id) ?? [];
    const sources = named.map((source) => ({ ...source, isOutdated: isOutdated(source.checked, today) }));
    return { ...UNWRITTEN, ...situation, sources, ...TEACHER_CARDS[situation.id] };
  });
}

/**
 * The part of a card that is taken from the situation itself: its background, the best way through it and, if it asks anything, the
 * competence that it trains.
 */
function asking(written: EditedItem): OfItself {
  const edited = withSampleNumbers(written, goodsData);
  const { id, name, competence, sources: told } = edited.item;
  const right = bestWayOf(edited, goodsData).map(({ question, answer, feedback }) => ({ question, answer, feedback }));
  const family = edited.kind === 'EMERGENCY' ? emergencyFamily(edited.item) : changeFamily(edited.item);
  const why = edited.kind === 'EMERGENCY' ? edited.item.knowledge : '';
  return { id, name, competence: right.length === 0 ? null : (competence ?? family), why, right, told };
}
