import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leagues } from '../../../sports/matches/leagues.ts';
import { crestPlan, signOfName } from './crest.rules.ts';
import { emblems } from './emblems.ts';

test("prefers the animal of a team's name to the town for its crest", () => {
  assert.equal(signOfName('Foxhaven Stags'), 'stag');
  assert.equal(signOfName('Vale Harbour Otters'), 'bear');
  assert.equal(signOfName('Quillford Falcons'), 'hawk');
  assert.equal(signOfName('Nameless'), undefined);
});

test('makes a complete crest for every team, the same each time', () => {
  for (const team of leagues.flatMap((league) => league.teams)) {
    const plan = crestPlan(team);
    assert.ok(emblems[plan.emblem], team.name);
    for (const colour of [plan.first, plan.second, plan.sign, plan.back, plan.rim])
      assert.match(colour, /^#[0-9a-f]{6}$/);
    assert.deepEqual(crestPlan(team), plan);
  }
});
