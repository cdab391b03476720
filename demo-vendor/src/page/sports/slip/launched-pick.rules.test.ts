import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFixture } from '../testing/a-fixture.ts';
import { launchedPick } from './launched-pick.rules.ts';
import { pickOf, pickState } from './picks.rules.ts';

const fixture = aFixture();
const known =
  (now = fixture) =>
  (fixtureId: string) =>
    fixtureId === now.fixtureId ? now : undefined;
const { markets, version } = fixture;
const [market] = markets;
const [home, draw] = market?.selections ?? [];
assert.ok(market && home && draw);
const pressed = `cove-1~1x2~home~1.85~${version}`;

test('fills the slip with the pressed price, as a press on the page does', () => {
  assert.deepEqual(launchedPick(pressed, known()), pickOf(fixture, market, home));
  assert.deepEqual(launchedPick(`cove-1~1x2~draw~3.40~${version}`, known()), pickOf(fixture, market, draw));
});

test('keeps the pressed price when it has moved, been suspended or closed since', () => {
  const moved = { ...market, selections: [{ ...home, price: '1.70' }, draw] };
  for (const [now, state] of [
    [aFixture({ version: 8, markets: [moved] }), 'moved'],
    [aFixture({ betting: 'suspended' }), 'suspended'],
    [aFixture({ betting: 'closed', markets: [], version: 9 }), 'closed'],
    [aFixture({ version: 8, markets: [{ ...market, selections: [draw] }] }), 'closed'],
  ] as const) {
    const pick = launchedPick(pressed, known(now));
    assert.ok(pick, state);
    assert.deepEqual([pick.price, pick.label, pickState(pick, now)], ['1.85', 'Harbour Foxes', state]);
  }
});

for (const [what, text] of [
  ['a match that is not on the board', `cove-2~1x2~home~1.85~${version}`],
  ['a market that the match does not have', `cove-1~win~home~1.85~${version}`],
  ['a price that was never offered', `cove-1~1x2~home~99.00~${version}`],
  ['a version of the future', `cove-1~1x2~home~1.85~${version + 1}`],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['nothing', ''],
] as const) {
  test(`ignores a selection of ${what}`, () => {
    assert.equal(launchedPick(text, known()), undefined);
  });
}
