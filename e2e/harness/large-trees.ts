import type { Page } from '@playwright/test';

/** A question in its wire format; omitted fields have their defaults. */
export type SentQuestion = {
  readonly text: string;
  readonly points?: number;
  readonly textAnswer?: string;
  readonly showCaseAndPolice?: boolean;
  readonly feedback_ok?: string;
  readonly feedback_wrong?: string;
  readonly points_ok?: number;
  readonly situation_ok?: SentQuestion | null;
  readonly situation_wrong?: SentQuestion | null;
  readonly answers: readonly SentAnswer[];
};
type SentAnswer = {
  readonly text: string;
  readonly points: number;
  readonly feedback: string;
  readonly situation: SentQuestion | null;
  readonly effects: readonly { readonly type: string; readonly value: number }[];
};

const ANSWERS = [
  { text: 'Dzwonię do odbiorcy i pytam, czy przesunie awizację', points: 15, effects: [{ type: 'TIME', value: 20 }] },
  { text: 'Czekam, aż odezwie się kierowca', points: 3, effects: [{ type: 'TIME', value: 90 }] },
  { text: 'Zmieniam trasę bez pytania kogokolwiek', points: -5, effects: [{ type: 'ADD_DISTANCE', value: 60 }] },
] as const;

/** A tree of so many questions, three answers each; every sixth is answered by typing if `hasTyped`. */
export function largeTree(count: number, hasTyped: boolean, first = 1): SentQuestion {
  const isTyped = hasTyped && first % 6 === 0;
  const ways = isTyped ? 2 : ANSWERS.length;
  const behind = count - 1;
  const sizes = Array.from({ length: ways }, (_, way) => Math.floor((behind + ways - 1 - way) / ways));
  const situations = sizes.map((size, way) => {
    const before = sizes.slice(0, way).reduce((sum, each) => sum + each, 0);
    return size === 0 ? null : largeTree(size, hasTyped, first + 1 + before);
  });
  const number = String(first);
  if (isTyped)
    return {
      text: `Policja spisuje notatkę. Wpisz jej numer do zgłoszenia ${number}.`,
      answers: [],
      textAnswer: '{police_number}',
      showCaseAndPolice: true,
      points_ok: 5,
      feedback_ok: 'Ubezpieczyciel przyjął zgłoszenie.',
      feedback_wrong: 'Bez numeru notatki ubezpieczyciel zwraca pismo.',
      situation_ok: situations[0] ?? null,
      situation_wrong: situations[1] ?? null,
    };
  return {
    text: `Wiadomość ${number} od kierowcy: na trasie jest zator. Co robisz?`,
    answers: ANSWERS.map((answer, way) => ({
      ...answer,
      feedback: `Tak wyszło po wiadomości ${number} i po odpowiedzi ${String(way + 1)}.`,
      situation: situations[way] ?? null,
    })),
  };
}

/**
 * Makes the editor receive a critical situation with a different first tree from the server's; nothing is stored. A draft of it would be used instead, so each test takes
 * an item that no other writes to.
 */
export async function withTree(page: Page, id: string, tree: SentQuestion): Promise<void> {
  await page.route(`**/game/get-draft/${id}*`, async (route) => {
    const response = await route.fetch();
    const answer: { payload: { published: { item: object } } } = await response.json();
    const { published } = answer.payload;
    const payload = { ...answer.payload, published: { ...published, item: { ...published.item, situation: tree } } };
    await route.fulfill({ response, json: { ...answer, payload } });
  });
}
