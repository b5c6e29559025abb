import type { Name } from './school.ts';

/** Texts that would run as script if a page took them for HTML, and one so long that it cannot be wrapped. */
export const MARKER = 'zly';
export const IMAGE = `"><img src=x onerror=${MARKER}=1>`;
export const SCRIPT = `</script><script>${MARKER}=2</script>`;
export const FRAME = `<iframe srcdoc="<script>parent.${MARKER}=3</script>">`;
export const LONG = 'W'.repeat(80);
export const NAMES: readonly Name[] = [
  [IMAGE, SCRIPT],
  [LONG, FRAME],
  [`' onfocus=${MARKER}=4 autofocus='`, LONG],
];
export const HTML = [
  `<p>${IMAGE}<a href="javascript:${MARKER}=5">k</a><svg onload=${MARKER}=6></svg>${FRAME}</p>`,
  `<p style="position:fixed;inset:0">c</p><details open ontoggle=${MARKER}=7>d</details>`,
  `<h1>${'W'.repeat(300)}</h1><p>${'m'.repeat(300)}</p>`,
].join('');
/** The title of one assignment; the other has the long text. */
export const HOMEWORK = `Zadanie ${IMAGE}`;
/** Why a decision was struck out. */
export const STRUCK = `Awaria ${IMAGE}`;

/** Whether a text is one of these. */
export function isHostile(text: string): boolean {
  return text.includes(MARKER) || text.includes(LONG);
}

/** A question that is answered by typing, whose right answer nobody gives here. */
const TYPED = {
  text: `Co wpisujesz? ${SCRIPT}`,
  textAnswer: 'tak',
  points_ok: 10,
  feedback_ok: `Zgadza się. ${FRAME}`,
  feedback_wrong: `Nie zgadza się. ${IMAGE} ${LONG}`,
};

/** A critical situation that affects a car under way with cargo: every text of it is hostile. */
export const CRITICAL = {
  name: `Usterka ${IMAGE}`,
  /** What it was called before. */
  before: `Dawna usterka ${FRAME}`,
  description: `Kierowca dzwoni. ${FRAME} ${LONG}`,
  help: `Rada. ${SCRIPT} ${LONG}`,
  knowledge: `Podręcznik. ${IMAGE} ${LONG}`,
  question: `Co teraz? ${IMAGE} ${LONG}`,
  right: `Naprawiam ${FRAME}`,
  praise: `Dobrze. ${SCRIPT} ${LONG}`,
  typed: TYPED.text,
  blame: TYPED.feedback_wrong,
} as const;

const QUESTION = {
  text: CRITICAL.question,
  answers: [
    { text: CRITICAL.right, points: 15, feedback: CRITICAL.praise, situation: TYPED },
    { text: `Czekam ${LONG}`, points: -5, feedback: `Za długo. ${IMAGE}` },
  ],
};

/** The fields of the critical situation as they are saved, or stand in a file. */
export const CRITICAL_FIELDS = {
  description: CRITICAL.description,
  help: CRITICAL.help,
  knowledge: CRITICAL.knowledge,
  status: 'DRIVING_WITH_SHIPMENT',
  driverCallPoints: 5,
  bossCallPoints: -5,
  situation: QUESTION,
};

/** A change of date: every text of it is hostile, and its wrong answer is costly. */
export const CHANGE = {
  name: `Zmiana ${SCRIPT}`,
  description: `Dzwoni odbiorca. ${IMAGE} ${LONG}`,
  question: `Zgadzasz się? ${FRAME} ${LONG}`,
  wrong: `Tak ${IMAGE} ${LONG}`,
  blame: `Drogo. ${FRAME} ${LONG}`,
} as const;

/** The fields of the change as they are saved. */
export const CHANGE_FIELDS = {
  description: CHANGE.description,
  type: 'CHANGE_DELIVERY_TIME',
  situation: {
    text: CHANGE.question,
    answers: [
      { text: CHANGE.wrong, points: -15, feedback: CHANGE.blame, effects: [{ type: 'MONETARY', value: 3000 }] },
      { text: `Nie ${SCRIPT}`, points: 15, feedback: `Dobrze. ${IMAGE}` },
    ],
  },
};
