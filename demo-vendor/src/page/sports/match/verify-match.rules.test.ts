import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf, seedFromText } from '../../../fairness/fair-draw.ts';
import { recount } from '../../../sports/matches/recount.rules.ts';
import type { FixtureProof } from '../../../sports/sports-shapes.ts';
import { verifyMatch } from './verify-match.rules.ts';

const seed = '5a'.repeat(32);
const match = { fixtureId: 'cove-1', discipline: 'basketball', model: { home: 520_000, away: 480_000 } } as const;
const { steps } = recount(match, seed);
const proof: FixtureProof = {
  ...match,
  leagueName: 'Cove League',
  home: 'Harbour Foxes',
  away: 'Amber Herons',
  startsAt: '2026-03-01T00:00:00.000Z',
  phase: 'ended',
  commitment: commitmentOf(seedFromText(seed)),
  seed,
  score: steps.at(-1)?.score,
  events: steps.flatMap(({ event }) => event ?? []),
};
const holds = (change: Partial<FixtureProof>, earlierCommitment?: string) =>
  verifyMatch({ ...proof, ...change }, earlierCommitment).map((check) => check.holds);

test('confirms every claim of a match recomputed from its seed', () => {
  assert.deepEqual(holds({}, proof.commitment), [true, true, true, true]);
});

test('detects another seed, seal, score or event', () => {
  assert.equal(holds({ commitment: 'b'.repeat(64) })[0], false);
  assert.deepEqual(holds({ seed: '5b'.repeat(32) }), [false, false, false]);
  assert.equal(holds({}, 'c'.repeat(64))[1], false);
  assert.equal(holds({ score: { home: 0, away: 1, parts: [] } })[1], false);
  assert.equal(holds({ events: proof.events?.slice(1) })[2], false);
});

test('has no checks before the end', () => {
  assert.deepEqual(verifyMatch({ ...proof, seed: undefined }, undefined), []);
});
