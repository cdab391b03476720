import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { allDisciplines } from '../../testing/check-returns.ts';
import { findDiscipline } from '../disciplines/find-discipline.ts';
import type { Spread } from '../disciplines/script.ts';
import { abandonedOneIn, drawScript, recount } from './recount.rules.ts';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

test('draws the same match from a seed and id, and another one for another seed or id', () => {
  for (const discipline of allDisciplines) {
    const model = findDiscipline(discipline).rules.modelOf(0.1, -0.1);
    const scriptOf = (fixtureId: string, of = seed) => JSON.stringify(recount({ fixtureId, discipline, model }, of));
    assert.equal(scriptOf('cove-1'), scriptOf('cove-1'));
    assert.notEqual(scriptOf('cove-1'), scriptOf('cove-2'));
    assert.notEqual(scriptOf('cove-1'), scriptOf('cove-1', seed.replace('00', 'ff')));
  }
});

const sumOf = (spread: Spread) => [...spread.values()].reduce((sum, chance) => sum + chance, 0);

test('never moves time or score back, and has a complete forecast at every step', () => {
  const draw = seededDraw(11);
  for (const discipline of allDisciplines) {
    const { rules } = findDiscipline(discipline);
    const model = rules.modelOf(0.3, 0);
    const { steps } = drawScript(discipline, model, draw);
    for (const [i, step] of steps.entries()) {
      const before = steps[i - 1];
      if (before) {
        assert.ok(step.atMs > before.atMs && step.progress >= before.progress, discipline);
        assert.ok(step.tally.home >= before.tally.home && step.tally.away >= before.tally.away, discipline);
      }
      for (const state of step.pricedAt ?? []) {
        const { home, draw: level, away, margin, total } = rules.forecast(model, state);
        for (const sum of [home + level + away, sumOf(margin), sumOf(total)]) {
          assert.ok(Math.abs(sum - 1) < 1e-6, `${discipline} ${sum}`);
        }
      }
    }
    assert.equal(steps.at(-1)?.betting, 'closed');
  }
});

test('abandons one match in sixty at any time of play, without changing its course until then', () => {
  const draw = seededDraw(3);
  const model = findDiscipline('football').rules.modelOf(0, 0);
  let abandoned = 0;
  const thirds = [0, 0, 0];
  for (let match = 0; match < 30_000; match += 1) {
    const { end, steps } = drawScript('football', model, draw);
    if (end !== 'abandoned') continue;
    abandoned += 1;
    const last = steps.at(-1);
    assert.equal(last?.clock, 'Abandoned');
    assert.ok(steps.length > 1 && last.progress < 1);
    thirds[Math.floor(last.progress * 3)] = (thirds[Math.floor(last.progress * 3)] ?? 0) + 1;
  }
  const mean = 30_000 / abandonedOneIn;
  assert.ok(Math.abs(abandoned - mean) < 4.5 * Math.sqrt(mean), `${abandoned}`);
  for (const third of thirds) assert.ok(Math.abs(third - mean / 3) < 4.5 * Math.sqrt(mean / 3), `${thirds}`);
});
