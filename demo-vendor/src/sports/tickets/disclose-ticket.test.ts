import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSportsStore } from '../sports-store.ts';
import { fixtureOf, ticketOn } from '../testing/fixture-of.ts';
import { discloseTicket } from './disclose-ticket.ts';

const final = { end: 'ended', winner: 'home', tally: { home: 1, away: 0 }, score: '1 : 0' } as const;

test('reports a bet for a dispute: each leg, and score and seed of finished matches', async () => {
  const sportsStore = createSportsStore([], async () => {});
  const startsAt = '2026-03-01T00:00:00.000Z';
  await sportsStore.saveFixture({ ...fixtureOf('over', startsAt), final });
  await sportsStore.saveFixture({ ...fixtureOf('runs', startsAt), seed: '09'.repeat(32) });
  const ticket = ticketOn(['over', 'runs'], 'taken', startsAt);
  await sportsStore.saveTicket(ticket);
  const drawn = discloseTicket(sportsStore, ticket.roundId);
  assert.deepEqual([drawn?.state, drawn?.stake, drawn?.win], ['taken', '1.00', '0.00']);
  const [over, runs] = JSON.parse(drawn?.outcome ?? '');
  assert.deepEqual([over.result, over.seed], ['1 : 0', '07'.repeat(32)]);
  assert.deepEqual([runs.result, runs.seed], [undefined, undefined]);
  assert.equal(discloseTicket(sportsStore, 'nothing'), undefined);
});
