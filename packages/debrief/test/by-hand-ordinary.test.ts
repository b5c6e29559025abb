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

const LESSON = aLessonOf('by-hand-2', 4, 'ordinary', RULES);

test('[LSS-3] [LSS-6] [DFD-3] [DFD-5] BOOK_ORDER, player-1, 111: an order for a hired car, beside none', () => {
  // SZC/1126/2910, Szczecin - Malmö - Göteborg: 340 + 272 = 612 km for 9.00 zł, 175 km of them at sea, 2,200 zł for the ferry. Poland: half of the first 340 km,
  // 170, of which 65 at sea: 105 km. Driven 437, abroad 332. The player's own cars stand in Wrocław and Warszawa, 448 and 575 km away, more than the window
  // to 12:30 allows; he holds five. ST-P2 stands in Szczecin, loads 8:30 - 9:30, lands at 19:00, comes at 23:44:35 in its window. Its time costs nothing.
  expect(toldOf(judgedIn(LESSON, 'player-1', '111'))).toEqual(
    reckoned({
      beside: [],
      account: {
        PAY: zl(612 * 9),
        SUBCONTRACTOR: -hired('ST', 437, 332),
        FERRY: -zl(2200),
        DELIVERED_ON_TIME: points(10),
        LOADED_ON_TIME: points(5),
      },
    }),
  );
});

test('[LSS-3] [LSS-9] [LSS-6] [DFD-5] BOOK_CAR, player-3, 53: a car on the spot, beside giving the order back', () => {
  // BIA/1126/9740, Białystok - Warszawa - Wrocław: 198 + 365 = 563 km for 6.40 zł, penalty 11 %. Booked at 16:24:45.
  // ST-04 in Białystok loads 17:30 - 18:30, drives 8:02:35, comes in its window and is free at 3:32:35.
  // ST-05 in Warszawa sleeps on the way and comes six hours after its end. To give the order back costs nothing.
  expect(toldOf(judgedIn(LESSON, 'player-3', '53'))).toEqual(
    reckoned({
      isOfBooking: true,
      beside: [{ action: 'CANCEL_ORDER', order: 'BIA/1126/9740' }],
      account: {
        PAY: zl(563 * 6.4),
        LEG_KM: -driven('ST', 563),
        CAR_TIME: -timeOf('16:24:45', '1 3:32:35'),
        LOADED_ON_TIME: points(5),
        DELIVERED_ON_TIME: points(10),
      },
    }),
  );
});

test('[LSS-3] [LSS-9] [LSS-6] [DFD-5] HIRE_CAR, player-2, 65: one on the spot, beside an own car 183 km away', () => {
  // POZ/1126/9100, Poznań - Drezno: 380 km, 152 abroad. ADR-P1 is in Poznań and comes in both windows, and so does ADR-01 from Wrocław: booked at 22:00:54, there
  // at 1:07:28, loaded at 2:22:28, 5:56:15 to Drezno (its driver has then driven 527 minutes), free at 9:48:43.
  expect(toldOf(judgedIn(LESSON, 'player-2', '65'))).toEqual(
    reckoned({
      isOfBooking: true,
      beside: [{ action: 'BOOK_CAR', order: 'POZ/1126/9100', car: 'ADR-01' }],
      account: {
        LEG_KM: driven('ADR', 183 + 380, 152),
        SUBCONTRACTOR: -hired('ADR', 380, 152),
        CAR_TIME: timeOf('22:00:54', '1 9:48:43'),
      },
    }),
  );
});

test('[LSS-3] [LSS-9] [LSS-6] HIRE_CAR, player-3, 60: one on the spot, beside giving the order back', () => {
  // KRA/1126/8230, Kraków - Wrocław: 270 km for 6.50 zł, penalty 16 %. ST-P1 in Kraków comes in both windows.
  // ST-06 in Szczecin, 718 km away, never gets there: the order expires on its way. To give it back costs nothing.
  expect(toldOf(judgedIn(LESSON, 'player-3', '60'))).toEqual(
    reckoned({
      isOfBooking: true,
      beside: [{ action: 'CANCEL_ORDER', order: 'KRA/1126/8230' }],
      account: {
        PAY: zl(270 * 6.5),
        SUBCONTRACTOR: -hired('ST', 270),
        DELIVERED_ON_TIME: points(10),
        LOADED_ON_TIME: points(5),
      },
    }),
  );
});

test('[LSS-2] [LSS-6] [DFD-4] PARK, player-3, 48: an unguarded one abroad, beside a guarded one in Poland', () => {
  // WRO/1126/3720, Wrocław - Drezno - Hannover - Hamburg: 794 km. One night is enough from km 181 on: 613 km are 8:45:26. So he comes at 11:50:35 from either.
  // 5-7@181 lies in Poland (to km 190.4), guarded for 80 zł; 7-8@278 abroad, for 45 zł.
  // A theft: 4,000 zł x 9/11, of which 0.2 % or 5 %. It makes nothing late.
  expect(toldOf(judgedIn(LESSON, 'player-3', '48'))).toEqual(
    reckoned({
      beside: [{ action: 'SELECT_PARKING', car: 'ST-01', parking: '5-7@181' }],
      account: {
        THEFT: theft('GUARDED') - theft('ABROAD'),
        PARKING: zl(80 - 45),
      },
    }),
  );
});

test('[LSS-2] [LSS-6] [DFD-4] PARK, player-2, 62: an unguarded one, beside a guarded one 98 km before it', () => {
  // POZ/1126/2180, to Hamburg: 657 km, one night in any case, at 16:14:03 there from either. 45 zł and a theft of 5 % abroad, or 130 zł and one of 0.2 %.
  expect(toldOf(judgedIn(LESSON, 'player-2', '62'))).toEqual(
    reckoned({
      beside: [{ action: 'SELECT_PARKING', car: 'ST-02', parking: '2-6@196' }],
      account: {
        THEFT: theft('GUARDED') - theft('ABROAD'),
        PARKING: zl(130 - 45),
      },
    }),
  );
});

test('[LSS-2] [LSS-6] ANSWER_EMERGENCY, player-3, 160: to wait for the mechanic, beside warning the customer meanwhile', () => {
  // Both take the same 80 minutes: 5 points instead of 10.
  expect(toldOf(judgedIn(LESSON, 'player-3', '160'))).toEqual(
    reckoned({
      beside: [{ action: 'RESOLVE_EMERGENCY', order: 'SZC/1126/2800', emergency: 'K05', tree: 'situation', answer: 0 }],
      account: { SITUATION: points(5 - 10) },
    }),
  );
});

test('[LSS-3] [LSS-6] ANSWER_CHANGE, player-2, 134: a refrigerated car for a higher rate, beside one for the old rate', () => {
  // Either answer sends the same hired car, which comes in both windows: 15 points and 500 zł, or 5 points and -400 zł.
  expect(toldOf(judgedIn(LESSON, 'player-2', '134'))).toEqual(
    reckoned({
      beside: [{ action: 'RESOLVE_CHANGE_EVENT', order: 'SZC/1126/5240', event: 'Z01', answer: 0 }],
      account: { EFFECT: zl(500 + 400), SITUATION: points(15 - 5) },
    }),
  );
});

test('[LSS-2] [LSS-6] [DFD-3] GIVE_ORDER_BACK, player-3: forty minutes after booking it, ten too late', () => {
  // WRO/1126/5480, Wrocław - Kraków: 270 km for 7.60 zł. ST-07 stands in Wrocław: booked at 14:14:45, loaded 14:29:45 - 15:29:45, 3:51:26 to Kraków, free at
  // 20:21:11. Giving it back after more than 30 minutes takes 5 points.
  const judged = judgedInstead(LESSON, {
    after: 36,
    player: 'player-3',
    minutes: 40,
    action: { action: 'CANCEL_ORDER', order: 'WRO/1126/5480' },
  });
  expect(toldOf(judged)).toEqual(
    reckoned({
      beside: [],
      account: {
        PAY: -zl(270 * 7.6),
        LEG_KM: driven('ST', 270),
        CAR_TIME: timeOf('14:14:45', '20:21:11'),
        DELIVERED_ON_TIME: -points(10),
        LATE_CANCEL: -points(5),
        LOADED_ON_TIME: -points(5),
      },
    }),
  );
});

test('[LSS-2] [DFD-3] TAKE_CAR_OFF, player-3: a car that had not set out', () => {
  // POZ/1126/8700 at 12:14:45: ADR-02, in its city, would have set out at 12:19:45. It is the best car again, is booked again and ready at 12:29:45: before the
  // window opens at 12:30. Nothing is lost.
  const judged = judgedInstead(LESSON, {
    after: 19,
    player: 'player-3',
    minutes: 10,
    action: { action: 'CANCEL_CAR_BOOKING', car: 'ADR-02' },
  });
  expect(toldOf(judged)).toEqual(reckoned({ beside: [], account: {} }));
});

test('[LSS-2] CALL, player-3: the driver, who is paid for what no call would have brought', () => {
  // 5 points for the driver, and the 5 for no call are gone.
  const judged = judgedInstead(LESSON, {
    after: 77,
    player: 'player-3',
    minutes: 0,
    action: {
      action: 'RESOLVE_EMERGENCY',
      order: 'SZC/1126/2800',
      emergency: 'K18',
      tree: 'situation',
      call: 'driver',
    },
  });
  expect(toldOf(judged)).toEqual(reckoned({ beside: [], account: {} }));
});
