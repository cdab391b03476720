import { test } from 'node:test';
import { allDisciplines, checkReturns, isSlowToPrice } from '../../testing/check-returns.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_122);

for (const discipline of allDisciplines) {
  // covers 2.7
  test(`${discipline}: 10,000 matches return what the prices of every market imply (seed ${seed})`, () => {
    checkReturns(discipline, 10_000, isSlowToPrice(discipline) ? 20 : 2, seed);
  });
}
