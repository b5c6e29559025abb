import { actionId, inGame, type Follower } from './channel.ts';
import type { Visitor } from './http.ts';
import { dig, isFields, listAt, misfits, textAt, type Fields } from './reading.ts';
import { SITUATION } from './shapes.ts';

type Act = (action: string, fields?: Fields) => Promise<Fields>;

/** A player who acts on what the kept state shows, knowing the game only from the documents. */
export type Dispatcher = {
  readonly ear: Follower;
  readonly act: Act;
  /** Plays until the game is finished. */
  readonly play: () => Promise<void>;
  /** How often each action was accepted or refused, as `BOOK_ORDER ok` or `BOOK_ORDER ORDER_TAKEN`. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** What did not match the description of an open situation. (WIR-14) */
  readonly misshapen: readonly string[];
};

const SECRET = /"(points|feedback|effects|feedback_ok|feedback_wrong|textAnswer|bestScore|situation_ok|effects_ok)":/;

/** Plays over a socket's `act` or, if there is none, by the call alongside a stream. */
export function dispatcher(person: Visitor, game: string, ear: Follower, socket: Act | undefined): Dispatcher {
  const outcomes = new Map<string, number>();
  const misshapen: string[] = [];
  let stops = 0;
  const me = () => textAt(ear.state(), 'viewer');

  const act: Act = async (action, fields = {}) => {
    const answer = socket === undefined ? await byCall(person, game, action, fields) : await socket(action, fields);
    const outcome = `${action} ${answer.ok === true ? 'ok' : String(answer.code)}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return answer;
  };

  const look = (situation: Fields, kind: 'subtype' | 'type') => {
    misshapen.push(...misfits(situation, { ...SITUATION, [kind]: 'text' }));
    const takesText = dig(situation, 'node', 'textInput') === true;
    if (takesText === listAt(situation, 'node', 'answers').length > 0) misshapen.push('a text or answers, one of them');
    if (SECRET.test(JSON.stringify(situation.node))) misshapen.push(`a secret: ${JSON.stringify(situation)}`);
  };

  const answerOf = (situation: Fields): Fields => {
    if (dig(situation, 'node', 'textInput') === true) return { text: 'nie wiem' };
    const [first] = listAt(situation, 'node', 'answers');
    return isFields(first) && first.input !== undefined && first.input !== false
      ? { answer: 0, input: 30 }
      : { answer: 0 };
  };

  const resolve = async (order: Fields): Promise<boolean> => {
    const emergency = open(order, 'emergencies');
    if (emergency !== undefined) {
      look(emergency, 'subtype');
      const shown = await person.get(`game/get-emergency/?game=${game}&id=${encodeURIComponent(String(emergency.id))}`);
      if (shown.status === 200 && dig(shown.payload, 'id') !== emergency.id)
        misshapen.push('another emergency by call');
      await act('RESOLVE_EMERGENCY', {
        order: order.id,
        emergency: emergency.id,
        tree: emergency.tree,
        ...answerOf(emergency),
      });
    }
    const change = open(order, 'changes');
    if (change !== undefined) {
      look(change, 'type');
      const shown = await person.get(`game/get-change-event/type/${String(change.type)}`);
      if (shown.status !== 200) misshapen.push(`get-change-event: ${shown.status}`);
      await act('RESOLVE_CHANGE_EVENT', { order: order.id, event: change.id, ...answerOf(change) });
    }
    return emergency !== undefined || change !== undefined;
  };

  const turn = async (): Promise<void> => {
    const state = ear.state();
    if (state.state !== 'IN_PROGRESS') return;
    const mine = inGame(state, 'orders').filter(
      (order) => order.player === me() && order.expired === false && order.delivered === false,
    );
    for (const order of mine) if (await resolve(order)) return;
    const waiting = mine.find((order) => order.status === 'BOOKED');
    if (waiting !== undefined) {
      const car = inGame(state, 'cars').find(
        ({ type, action, player }) =>
          type === waiting.type &&
          ((action === 'FREE' && player === null) || (action === 'AVAILABLE' && player === me())),
      );
      const offer = inGame(state, 'offers').find((one) => one.type === waiting.type);
      if (car !== undefined) await act('BOOK_CAR', { order: waiting.id, car: car.id });
      else if (offer !== undefined && !(outcomes.get('ADD_CAR ok') ?? 0)) await act('ADD_CAR', { car: offer.id });
      else await act('CANCEL_ORDER', { order: waiting.id });
      return;
    }
    const driving = inGame(state, 'cars').find((car) => car.player === me() && car.isMoving === true);
    const stopped = inGame(state, 'cars').find(
      (car) => car.player === me() && (car.action === 'STOPPED_BY_PLAYER' || isAsleep(car)),
    );
    if (stopped !== undefined) return void (await act('SELECT_PARKING', { car: stopped.id, parking: 'GO' }));
    if (driving !== undefined && stops < 4) {
      stops += 1;
      const parking = stops % 2 === 0 ? 'HERE' : await parkingAhead(person, driving);
      return void (await act('SELECT_PARKING', { car: driving.id, parking }));
    }
    const idle = inGame(state, 'cars').find(
      (car) => car.player === me() && car.action === 'AVAILABLE' && car.subcontractor === false,
    );
    if (idle !== undefined) return void (await act('CONFIRM_RETURN', { car: idle.id }));
    const free = inGame(state, 'orders').find((order) => order.status === 'NEW');
    if (free !== undefined && mine.filter((order) => order.status === 'IN_PROGRESS').length < 3)
      await act('BOOK_ORDER', { order: free.id });
  };

  const play = async (): Promise<void> => {
    while (ear.state().state !== 'FINISHED') {
      await turn();
      await new Promise((next) => setTimeout(next, 60));
    }
  };
  return { ear, act, play, outcomes, misshapen };
}

function open(order: Fields, list: 'emergencies' | 'changes'): Fields | undefined {
  return listAt(order, list)
    .filter(isFields)
    .find((situation) => situation.done === false);
}

function isAsleep({ action }: Fields): boolean {
  return action === 'DRIVING_TO_SLEEP' || action === 'SLEEPING' || action === 'SLEEPING_GUARDED';
}

/** The last parking on the route that a car drives, which is ahead of it wherever it is. */
async function parkingAhead(person: Visitor, car: Fields): Promise<unknown> {
  const path = listAt(car, 'path');
  const { payload } = await person.get(`game/get-path/?from=${String(path[0])}&to=${String(path.at(-1))}`);
  return dig(listAt(payload, 'parkings').at(-1), 'id');
}

/** The same action by `server/action/`, with its answer in the socket's format. */
async function byCall(person: Visitor, game: string, action: string, fields: Fields): Promise<Fields> {
  const id = actionId();
  const answer = await person.send('POST', 'server/action/', { game, data: JSON.stringify({ id, action, ...fields }) });
  if (answer.status !== 200 && answer.status !== 409)
    throw new Error(`${action}: ${answer.status} ${answer.code ?? ''} ${JSON.stringify(answer.payload)}`);
  return answer.status === 200 ? { re: id, ok: true } : { re: id, ok: false, code: answer.code, message: answer.text };
}
