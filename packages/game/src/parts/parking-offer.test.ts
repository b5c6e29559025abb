import { expect, test } from 'vitest';
import { isDriving, parkingsAhead } from '@fracht/engine';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { parkingsToOffer, proposedParking } from './parking-offer.ts';

const played = aPlayedGame();

/** Every driving car at every half hour of the game. */
function* drives() {
  for (let minute = 30; minute < 2400; minute += 30) {
    const game = gameAt(played, minute * 60);
    for (const car of game.cars) if (!car.gone && isDriving(car.state.action)) yield { game, car };
  }
}

test('[CRS-4] every parking in time is offered, at most two past the limit, in the order of the way', () => {
  let past = 0;
  for (const { game, car } of drives()) {
    const all = parkingsAhead(game, car, game.now);
    const offered = parkingsToOffer(game, car, game.now);
    const places = offered.map((place) => all.findIndex(({ parking }) => parking.id === place.parking.id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(offered.filter(({ overrun }) => overrun === 0)).toEqual(all.filter(({ overrun }) => overrun === 0));
    const late = offered.filter(({ overrun }) => overrun > 0).length;
    expect(late).toBeLessThanOrEqual(2);
    past += late;
  }
  expect(past).toBeGreaterThan(0);
});

test('[CRS-4] the last guarded one in time is proposed, else the last in time, else the nearest', () => {
  for (const { game, car } of drives()) {
    const [base] = parkingsToOffer(game, car, game.now);
    if (base === undefined) continue;
    const place = (overrun: number, guarded: boolean) => ({ ...base, overrun, parking: { ...base.parking, guarded } });
    const [guarded, open, late] = [place(0, true), place(0, false), place(60, true)];
    expect(proposedParking([guarded, open, late])).toBe(guarded);
    expect(proposedParking([open, late])).toBe(open);
    expect(proposedParking([late, place(120, true)])).toBe(late);
    expect(proposedParking([])).toBeNull();
    return;
  }
  throw new Error('no car ever had a parking ahead');
});
