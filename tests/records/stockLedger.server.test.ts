import { afterAll, beforeAll, expect, it } from 'vitest';
import { collisions } from '../../server/platform/db/collisions.ts';
import { recalculateSites } from '../../server/records/recalculate/recalculateSites.ts';
import { openStock, type Stock } from '../support/openStock.ts';
import { drawRounds, findWrongStock, openRandomStock, pick } from '../support/randomStock.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/**
 * Whatever people do in a warehouse at once, its sums are those of the movements. `SALA_STOCK=5000` asks for more events.
 */
const events = Number(process.env.SALA_STOCK ?? 160);
const clients = 32;
let test: TestApp;
let stock: Stock;

beforeAll(async () => {
  test = await openTestApp();
  stock = await openStock(test);
});
afterAll(() => test.close());

it(`is one truth after ${events} random events of ${clients} clients`, async () => {
  const { steps } = await openRandomStock(stock);
  const rounds = drawRounds(events);
  const collided = collisions.count;
  const statuses = new Map<number, number>();
  const client = async () => {
    for (let round = rounds.pop(); round; round = rounds.pop()) {
      const { status, text } = await pick(steps, round.kind)(round);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status === 503 || status < 500, text).toBe(true);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0), JSON.stringify([...statuses])).toBeGreaterThan(
    events / 5,
  );
  expect(await findWrongStock(test)).toEqual([]);
  // What one event changes is locked in one order, so hardly any two stop each other.
  expect(collisions.count - collided).toBeLessThanOrEqual(2 + events / 500);
  for (const { rollups, formulas } of await recalculateSites(test.app))
    expect([rollups.corrected, formulas.corrected]).toEqual([0, 0]);
}, 900_000);
