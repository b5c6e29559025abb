import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { expect, test } from 'vitest';
import {
  RULES,
  driven,
  hired,
  judgedIn,
  judgedInstead,
  points,
  reckoned,
  theft,
  timeOf,
  toldOf,
  zl,
} from './by-hand.ts';

const LESSON = aLessonOf('by-hand-3', 4, 'good', RULES);

test('[LSS-3] [LSS-6] [DFD-3] [DFD-5] BOOK_ORDER, player-4, 124: an order for a hired car, beside none', () => {
  // WAR/1126/8520, Warszawa - Kraków: 292 km for 8.20 zł. ATP-01 in Wrocław would have to rest on its 365 km, and come at 22:42, after the window: 16:30. The
  // player holds five. ATP-P2 stands in Warszawa and comes in both windows: 292 km at 6.50 zł, more than the least price of 900 zł.
  expect(toldOf(judgedIn(LESSON, 'player-4', '124'))).toEqual(
    reckoned({
      beside: [],
      account: {
        PAY: zl(292 * 8.2),
        SUBCONTRACTOR: -hired('ATP', 292),
        DELIVERED_ON_TIME: points(10),
        LOADED_ON_TIME: points(5),
      },
    }),
  );
});

test('[LSS-3] [LSS-9] [LSS-6] [DFD-5] BOOK_CAR, player-1, 13: a car on the spot, beside giving the order back', () => {
  // SZC/1126/5970, Szczecin - Drezno: 345 km for 20.40 zł, penalty 29 %, 85 % abroad. Booked at 12:00:41.
  // PG-01 in Szczecin loads 14:00 - 16:30, drives 6:54 and is free at 1:24.
  // PG-02 in Poznań comes at 17:33:41, sleeps on the way and is five hours late: the full penalty. To give the order back costs nothing.
  expect(toldOf(judgedIn(LESSON, 'player-1', '13'))).toEqual(
    reckoned({
      isOfBooking: true,
      beside: [{ action: 'CANCEL_ORDER', order: 'SZC/1126/5970' }],
      account: {
        PAY: zl(345 * 20.4),
        LEG_KM: -driven('PG', 345, 345 * 0.85),
        CAR_TIME: -timeOf('12:00:41', '1 1:24:00'),
        LOADED_ON_TIME: points(5),
        DELIVERED_ON_TIME: points(10),
      },
    }),
  );
});

test('[LSS-3] [LSS-9] [LSS-6] HIRE_CAR, player-1, 52: one on the spot, beside giving the order back', () => {
  // POZ/1126/9240, Poznań - Wrocław: 183 km for 8.30 zł. ADR-P1 is in Poznań and comes in both windows; so does ADR-02 from Wrocław, for 366 km and the time of a
  // car. Nearer than that comes to give the order back, which costs nothing.
  expect(toldOf(judgedIn(LESSON, 'player-1', '52'))).toEqual(
    reckoned({
      isOfBooking: true,
      beside: [{ action: 'CANCEL_ORDER', order: 'POZ/1126/9240' }],
      account: {
        PAY: zl(183 * 8.3),
        SUBCONTRACTOR: -hired('ADR', 183),
        LOADED_ON_TIME: points(5),
        DELIVERED_ON_TIME: points(10),
      },
    }),
  );
});

test('[LSS-3] [LSS-9] [LSS-6] HIRE_CAR, player-4, 27: one on the spot, beside giving the order back', () => {
  // BIA/1126/5260, Białystok - Warszawa - Poznań: 508 km for 7.00 zł, penalty 13 %. ST-P1 in Białystok comes in both windows.
  // ST-01 in Warszawa comes six hours after its end. To give the order back costs nothing.
  expect(toldOf(judgedIn(LESSON, 'player-4', '27'))).toEqual(
    reckoned({
      isOfBooking: true,
      beside: [{ action: 'CANCEL_ORDER', order: 'BIA/1126/5260' }],
      account: {
        PAY: zl(508 * 7),
        SUBCONTRACTOR: -hired('ST', 508),
        LOADED_ON_TIME: points(5),
        DELIVERED_ON_TIME: points(10),
      },
    }),
  );
});

test('[LSS-2] [LSS-6] [DFD-4] PARK, player-2, 92: an unguarded one, beside a guarded one before it', () => {
  // BIA/1126/9400, Białystok - Warszawa - Poznań - Szczecin: 773 km, one night, at 20:20:07 there from either. 20 zł, or 80 zł in Warszawa.
  // 60 zł are saved, and a theft comes fifteen times as often.
  expect(toldOf(judgedIn(LESSON, 'player-2', '92'))).toEqual(
    reckoned({
      beside: [{ action: 'SELECT_PARKING', car: 'ST-01', parking: 'city-3' }],
      account: {
        PARKING: zl(80 - 20),
        THEFT: theft('GUARDED') - theft('HOME'),
      },
    }),
  );
});

test('[LSS-3] [LSS-6] [DFD-4] [DFD-5] ANSWER_EMERGENCY, player-2, 148: on to the customer after a theft, beside back to the sender', () => {
  // The same order, for 7.30 zł. The driver sleeps, half an hour longer by the talk with the client, to 15:34:41, at km 405. On: 368 km (18,926 s), there at
  // 20:50:07 in the window, free at 21:50:07; 10 points for the answer and 10 for asking the customer for three hours more. He refuses in 180 of 480 cases; then the
  // client moves the window by 90 minutes, to 20:00 - 1:00: 5 points. Back: 405 km (20,829 s), unloaded by 22:21:50, no pay, -5 points, and no other question.
  // To wait for eight hours is dearer: he would be there at 4:50:07, after the game's end. Another theft on waking is the same either way.
  expect(toldOf(judgedIn(LESSON, 'player-2', '148'))).toEqual(
    reckoned({
      beside: [{ action: 'RESOLVE_EMERGENCY', order: 'BIA/1126/9400', emergency: 'K13', tree: 'situation', answer: 0 }],
      account: {
        PAY: zl(773 * 7.3),
        SITUATION: points(10 + 10 + (180 / 480) * 5 + 5),
        LEG_KM: driven('ST', 405 + 405) - driven('ST', 773),
        DELIVERED_ON_TIME: points(10),
        CAR_TIME: timeOf('21:50:07', '22:21:50'),
      },
    }),
  );
});

test('[LSS-3] [LSS-6] ANSWER_CHANGE, player-4, 127: to call the client back, beside asking the caller for an e-mail', () => {
  // A hired car, whose time costs nothing, with an hour and more to spare in its window: half an hour or an hour and a half. 15 points, or none.
  expect(toldOf(judgedIn(LESSON, 'player-4', '127'))).toEqual(
    reckoned({
      beside: [{ action: 'RESOLVE_CHANGE_EVENT', order: 'WAR/1126/0570', event: 'Z11', answer: 0 }],
      account: { SITUATION: points(15) },
    }),
  );
});

test('[LSS-2] [LSS-6] [DFD-3] [DFD-5] TAKE_CAR_OFF, player-1: a car on its way, whose order is best given back then', () => {
  // DRE/1126/5520, Drezno - Hannover - Amsterdam - Rotterdam: 826 km abroad for 8.00 zł, penalty 20 %. At 15:09:41 ST-08 is on its way from Wrocław, at km 71.492 of
  // 272 (Poland to km 190.4), and has driven 69.999 km, 6 km being spared by a short cut: of what it still drives, 196.001 km, 79.766 lie abroad. It goes on to
  // Drezno, empty, for 85 %. Kept, it would have loaded 19:00 - 20:00, slept at the unguarded 7-8@278 (45 zł), waited for the window and been free at 2:30.
  // ST-06 from Poznań would come to Rotterdam too late to be unloaded before the game ends at 4:00: no pay, the full penalty. A hired car would cost 7,330.73 zł.
  // Given back, the order costs 5 points, and ST-08 is free at 17:57:42 in Drezno, where its 196.001 km take until.
  const judged = judgedInstead(LESSON, {
    after: 38,
    player: 'player-1',
    minutes: 75,
    action: { action: 'CANCEL_CAR_BOOKING', car: 'ST-08' },
  });
  expect(toldOf(judged)).toEqual(
    reckoned({
      beside: [],
      account: {
        PAY: -zl(826 * 8),
        LATE_CANCEL: -points(5),
        LEG_KM: driven('ST', 196.001, 79.766) + driven('ST', 826, 826) - driven('ST', 196.001 * 0.85, 79.766 * 0.85),
        PARKING: zl(45),
        LOADED_ON_TIME: -points(5),
        DELIVERED_ON_TIME: -points(10),
        CAR_TIME: timeOf('17:57:42', '2 2:30:00'),
      },
    }),
  );
});
