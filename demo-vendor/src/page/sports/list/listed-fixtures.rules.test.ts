import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFixture } from '../testing/a-fixture.ts';
import { featuredOf, fixturesOf } from './listed-fixtures.rules.ts';

const ids = (fixtures: readonly { fixtureId: string }[]) => fixtures.map(({ fixtureId }) => fixtureId);

test('lists matches by their start, those in play before those just over', () => {
  const board = [
    aFixture({ fixtureId: 'over', phase: 'ended', startsAt: '2026-03-01T00:00:00.000Z' }),
    aFixture({ fixtureId: 'next', phase: 'upcoming', startsAt: '2026-03-01T03:00:00.000Z' }),
    aFixture({ fixtureId: 'b', startsAt: '2026-03-01T02:00:00.000Z' }),
    aFixture({ fixtureId: 'a', startsAt: '2026-03-01T02:00:00.000Z' }),
    aFixture({ fixtureId: 'early', startsAt: '2026-03-01T01:00:00.000Z' }),
  ];
  assert.deepEqual(ids(fixturesOf('live', board)), ['early', 'a', 'b', 'over']);
  assert.deepEqual(ids(fixturesOf('upcoming', board)), ['next']);
});

test('features the same match while it is in play, then one with most of it to come', () => {
  const late = aFixture({ fixtureId: 'late', progress: 0.9 });
  const young = aFixture({ fixtureId: 'young', progress: 0.2 });
  assert.equal(featuredOf([late, young], undefined)?.fixtureId, 'young');
  assert.equal(featuredOf([late, young], 'late')?.fixtureId, 'late');
  assert.equal(featuredOf([{ ...late, phase: 'ended' }, young], 'late')?.fixtureId, 'young');
  assert.equal(featuredOf([late], undefined)?.fixtureId, 'late');
  assert.equal(featuredOf([], 'late'), undefined);
});
