import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { expect, test } from 'vitest';
import { RULES, driven, judgedIn, judgedInstead, points, reckoned, theft, timeOf, toldOf, zl } from './by-hand.ts';

const LESSON = aLessonOf('by-hand-1', 4, 'careless', RULES);

test('[LSS-3] [LSS-6] [DFD-3] [DFD-4] BOOK_ORDER, player-1, 45: an order of ATP, beside none', () => {
  // POZ/1126/5540, Poznań - Szczecin - Hamburg: 265 + 392 = 657 km for 10.30 zł. Of 392 km 3 % lie in Poland: 380.24 abroad.
  // Booked at 14:32:21. ATP-03 stands in Poznań, is loaded 15:30 - 17:00 in its window. 461 km (24,406 s) to the guarded 2-6@196, the last within 9 hours;
  // it sleeps 23:46:46 - 8:46:46, drives 196 km (10,377 s), comes at 11:39:43 in its window and is free at 12:54:43.
  // A guarded night: 2 points. A theft there, with ATP: 4,000 zł x 0.2 % x 1.5 x 9/11.
  expect(toldOf(judgedIn(LESSON, 'player-1', '45'))).toEqual(
    reckoned({
      beside: [],
      account: {
        PAY: zl(657 * 10.3),
        LEG_KM: -driven('ATP', 657, 380.24),
        CAR_TIME: -timeOf('14:32:21', '1 12:54:43'),
        PARKING: -zl(130),
        DELIVERED_ON_TIME: points(10),
        LOADED_ON_TIME: points(5),
        GUARDED_SLEEP: points(2),
      },
    }),
  );
});

test('[DCN-2] [LSS-3] [LSS-6] BOOK_CAR, player-4, 23: a car on the spot, beside its twin there', () => {
  // KRA/1126/5810, Kraków - Warszawa - Białystok: 292 + 198 = 490 km. ST-02 and ST-08 both stand in Kraków, load at 14:00, come at 22:00 after 7 hours and
  // are free at 23:00: it makes no difference which of them goes.
  expect(toldOf(judgedIn(LESSON, 'player-4', '23'))).toEqual(
    reckoned({
      beside: [{ action: 'BOOK_CAR', order: 'KRA/1126/5810', car: 'ST-08' }],
      account: {},
    }),
  );
});

test('[LSS-2] [LSS-4] [LSS-6] [DFD-4] [DFD-7] DRIVE_ON, player-4, ATP-01@37992: beside the last parking within the limit', () => {
  // KRA/1126/4400, Kraków - Wrocław - Drezno - Hannover: 270 + 272 + 370 = 912 km, Poland to km 270 + 190.4 = 460.4. Warned at 22:33:12, km 268.996.
  // Wrocław, km 270, guarded for 80 zł: to 7:34:06. 642 km are more than 9 hours: a second night, which is a decision of its own. 2 points for the first.
  // On: past the limit at 23:18:12, km 319.996, -5 points; a check with 35 %. Then the next parking, 5-7@91 at km 361, unguarded for 20 zł: 41.004 km, 2171 s.
  // Awake at 8:54:23 he drives 551 km (29,171 s), comes on the third day at 17:00:34 and waits for the window at 1:30, free 75 minutes later.
  // From the second night he wakes at 23:17:21, comes at 2:00:36 and is free at 3:15:36: 30:36 later.
  // The check: the fine of the first hour in Poland, 300 zł. The next full hour he does not reach.
  expect(toldOf(judgedIn(LESSON, 'player-4', 'ATP-01@37992'))).toEqual(
    reckoned({
      beside: [{ action: 'SELECT_PARKING', car: 'ATP-01', parking: 'city-5' }],
      account: {
        PARKING: zl(80 - 20),
        FINE: -zl(0.35 * 300),
        WORK_OVERDUE: -points(5),
        GUARDED_SLEEP: -points(2),
        THEFT: theft('GUARDED', 1.5) - theft('HOME', 1.5),
        CAR_TIME: timeOf('1:30:00', '2:00:36'),
      },
      breaks: 'DRIVING',
    }),
  );
});

test('[DCN-7] [LSS-4] [LSS-6] [DFD-4] DRIVE_ON, player-1, ST-07@36626: beside the last parking within the limit, which lay before the warning', () => {
  // WRO/1126/2720, Wrocław - Drezno - Hannover - Bruksela. The limit is at 23:20, and at the warning, 22:35, Hannover is the next parking, 558 s too far: the last
  // within the limit was 7-8@278, unguarded for 45 zł, a minute (1.162 km) after 22:10:26. On: 92 km to Hannover, 618 s past the limit, guarded for 130 zł.
  // A check comes with 45 %, by the tariff for 600 zł. Either way he comes to Bruksela at 13:54:18 on the next day: 470 km after one night, 378 after the other.
  expect(toldOf(judgedIn(LESSON, 'player-1', 'ST-07@36626'))).toEqual(
    reckoned({
      beside: [{ action: 'SELECT_PARKING', car: 'ST-07', parking: '7-8@278' }],
      account: {
        FINE: -zl(0.45 * 600),
        PARKING: -zl(130 - 45),
        WORK_OVERDUE: -points(5),
        THEFT: theft('ABROAD') - theft('GUARDED'),
      },
      breaks: 'DRIVING',
    }),
  );
});

test('[DCN-7] [LSS-4] [LSS-6] [DFD-4] DRIVE_ON, player-1, ATP-03@47535: where the destination itself lies past the limit', () => {
  // POZ/1126/5540, to Hamburg. At the warning 96 km are left: 5,083 s instead of 2,700. The last parking before it is 2-6@294, 1.117 km after 1:12:15, unguarded for
  // 45 zł. On: 99.117 km to Hamburg, 2,383 s past the limit, guarded for 130 zł and 2 points. He comes there by 2:39:43 and is awake at 11:39:43; from 2-6@294, 98 km
  // (5,189 s), a second later. A check as in the one above.
  expect(toldOf(judgedIn(LESSON, 'player-1', 'ATP-03@47535'))).toEqual(
    reckoned({
      beside: [{ action: 'SELECT_PARKING', car: 'ATP-03', parking: '2-6@294' }],
      account: {
        FINE: -zl(0.45 * 600),
        PARKING: -zl(130 - 45),
        WORK_OVERDUE: -points(5),
        GUARDED_SLEEP: points(2),
        THEFT: theft('ABROAD', 1.5) - theft('GUARDED', 1.5),
        CAR_TIME: timeOf('0:00:00', '0:00:01'),
      },
      breaks: 'DRIVING',
    }),
  );
});

test('[LSS-2] [LSS-4] [DFD-4] PARK, player-2, 111: past the limit the nearest parking is blamed for nothing', () => {
  // WRO/1126/2480, between Malmö and Göteborg, at the limit to the second. No parking lies within it, so the nearest breaks nothing, all else does. Left alone he
  // would be sent to the same parking, a moment later: that is to drive on.
  const judged = judgedIn(LESSON, 'player-2', '111');
  expect(toldOf(judged)).toEqual(reckoned({ beside: [], account: {} }));
  expect(judged.valued.map(({ breaks }) => breaks)).toEqual(['DRIVING', 'DRIVING']);
  expect(judged.isForced).toBe(true);
  expect(judged.stake).toBe(0);
  // The other one, 1-15@181, is 90 km farther: 9,087 s from here, past the first full hour and the second. 130 zł instead of 45.
  // The nearest, 1-15@91, is more than a full hour away too (4,187 s): the check after one comes on either way. Only on the longer comes that after two: 1,600 +
  // 1,400 zł, with 45 %.
  const robbed = theft('ABROAD') - theft('GUARDED');
  expect(judged.valued[1]?.gain.total).toBe(-zl(130 - 45) - zl(0.45 * 3000) + robbed);
});

test('[LSS-4] PARK, player-1, 74: past the limit the only parking ahead', () => {
  const judged = judgedIn(LESSON, 'player-1', '74');
  expect(toldOf(judged)).toEqual(reckoned({ beside: [], account: {} }));
  expect(judged.valued[0]?.breaks).toBe('DRIVING');
  expect(judged.isForced).toBe(true);
});

test('[LSS-2] [LSS-6] [DFD-4] ANSWER_EMERGENCY, player-3, 120: to tell the customer nothing, beside asking for five hours', () => {
  // SZC/1126/4620: 1000 km for 7.50 zł, penalty 12 %: 900 zł, a quarter 225 zł. The driver sleeps 14 hours to 18:50:35, drives 361 km (18,566 s) and reports
  // at 0:00:01; the window ends at 20:00: the fifth hour, 4 quarters and -20 points. -10 points for the answer.
  // To ask for five hours brings 10 points. Agreed to, in 180 of 480 cases, he comes in time: 10 points, and no two hours for a new slot. Refused, in 300 of 480,
  // the client moves the window by 150 minutes (5 points): the second hour, 2 quarters, -10, and the two hours.
  // A theft while he sleeps is the same either way.
  const [agreed, refused] = [180 / 480, 300 / 480];
  expect(toldOf(judgedIn(LESSON, 'player-3', '120'))).toEqual(
    reckoned({
      beside: [
        {
          action: 'RESOLVE_EMERGENCY',
          order: 'SZC/1126/4620',
          emergency: 'K30',
          tree: 'timeWindowSituation',
          answer: 1,
          input: 300,
        },
      ],
      account: {
        SITUATION: points(-10 - 10 - refused * 5),
        LATE_PENALTY: -zl(4 * 225 - refused * 2 * 225),
        LATE_DELIVERY: points(-20 + refused * 10),
        DELIVERED_ON_TIME: -points(agreed * 10),
        CAR_TIME: -agreed * timeOf('0:00:00', '2:00:00'),
      },
    }),
  );
});

test('[LSS-3] [LSS-6] ANSWER_CHANGE, player-2, 91: an earlier date for an extra charge, beside a refusal', () => {
  // The car is at sea, drives 332 km (17,075 s) with a night between and reports long before 6:30, and before 3:30 too.
  // 15 points and 300 zł, beside 3 points.
  expect(toldOf(judgedIn(LESSON, 'player-2', '91'))).toEqual(
    reckoned({
      beside: [{ action: 'RESOLVE_CHANGE_EVENT', order: 'WRO/1126/2480', event: 'Z09', answer: 0 }],
      account: { EFFECT: zl(300), SITUATION: points(15 - 3) },
    }),
  );
});

test('[LSS-2] [LSS-6] [DFD-3] GIVE_ORDER_BACK, player-4: ten minutes after booking it, beside keeping it', () => {
  // KRA/1126/4400 again, for 11.40 zł. The cheapest car is ATP-01 in Warszawa, 292 km before Kraków. At 12:13:12 it is booked, comes at 16:45:51, waits for
  // the window, is loaded 17:00 - 18:30. 270 km to Wrocław, guarded; 457 km to 7-8@185, guarded; 185 km: at 1:54:45 of the third day, free at 3:09:45.
  const judged = judgedInstead(LESSON, {
    after: 14,
    player: 'player-4',
    minutes: 10,
    action: { action: 'CANCEL_ORDER', order: 'KRA/1126/4400' },
  });
  expect(toldOf(judged)).toEqual(
    reckoned({
      beside: [],
      account: {
        PAY: -zl(912 * 11.4),
        LEG_KM: driven('ATP', 292) + driven('ATP', 912, 451.6),
        CAR_TIME: timeOf('12:13:12', '2 3:09:45'),
        PARKING: zl(80 + 130),
        DELIVERED_ON_TIME: -points(10),
        LOADED_ON_TIME: -points(5),
        GUARDED_SLEEP: -points(2 + 2),
      },
    }),
  );
});

test('[LSS-2] [LSS-6] CALL, player-2: the boss, whom this situation charges', () => {
  // A wrong waybill: -5 points for the boss, and the 5 for no call are gone. What the call tells is known without it.
  const judged = judgedInstead(LESSON, {
    after: 137,
    player: 'player-2',
    minutes: 0,
    action: {
      action: 'RESOLVE_EMERGENCY',
      order: 'KRA/1126/4840',
      emergency: 'K26',
      tree: 'situation',
      call: 'boss',
    },
  });
  expect(toldOf(judged)).toEqual(reckoned({ beside: [], account: { SITUATION: points(-5 - 5) } }));
});
