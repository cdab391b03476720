import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines } from '@portal/engines/find-engine';
import { hands } from '@portal/engines/find-hand';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { commitmentOf, seedFromText } from '../../fairness/fair-draw.ts';
import { drawRound, type Playable } from '../../rounds/draw-round.ts';
import type { RoundProof } from '../../routes/api-shapes.ts';
import type { PageSession } from '../../sessions/page-session.ts';
import { verifyRound } from './verify-round.ts';

const session: PageSession = {
  sessionId: 'session-of-the-test',
  playerId: 'player-1',
  launchId: 'launch-1',
  gameCode: 'any',
  currency: 'PHP',
  currencySymbol: 'P',
  language: 'EN',
  theme: 'light',
  portalOrigin: 'http://localhost:1',
  backUrl: '/',
  balance: '0.00',
  chainSecret: '44'.repeat(32),
  openedAt: '2026-03-01T00:00:00.000Z',
};

/** Makes a round as the server draws it, and its proof. */
function proofOf(playable: Playable, no: number): RoundProof {
  const { engine } = playable;
  const choice = engine.choices[0]?.id;
  const stakeMinor = engine.denominator * 4;
  const round = drawRound(session, playable, { clientSpinId: `spin-${no}`, stakeMinor, choice }, no);
  const actions: string[] = [];
  let { winMinor } = round;
  if (playable.kind === 'hand' && round.hand) {
    let { state } = round.hand;
    while (playable.engine.offers(state).length > 0) {
      const action = playable.engine.unattended(state);
      actions.push(action);
      state = playable.engine.act(state, action);
    }
    winMinor = (stakeMinor / engine.denominator) * playable.engine.units(state);
  }
  return {
    roundId: round.roundId,
    gameCode: 'any',
    gameName: 'Any',
    engine: engine.id,
    at: round.drawnAt,
    commitment: commitmentOf(seedFromText(round.seed.serverSeed)),
    serverSeed: round.seed.serverSeed,
    clientSeed: `spin-${no}`,
    choice,
    actions,
    stake: amountFromMinor(BigInt(stakeMinor)),
    win: amountFromMinor(BigInt(winMinor)),
  };
}

const playable: Playable[] = [
  // Games with their own input board test separately which choices they accept.
  ...engines.filter(({ accepts }) => !accepts).map((engine): Playable => ({ kind: 'instant', engine })),
  ...hands.map((engine): Playable => ({ kind: 'hand', engine })),
];

for (const each of playable) {
  // covers 2.7
  test(`${each.engine.id}: confirms fifty recomputed rounds`, () => {
    for (let no = 1; no <= 50; no += 1) {
      const proof = proofOf(each, no);
      const checks = verifyRound(proof, proof.commitment);
      assert.equal(checks.length, 3);
      for (const check of checks) assert.ok(check.holds, `${check.claim}: ${check.counted}`);
    }
  });
}

test('detects another seed, win or commitment', () => {
  const [slot] = playable;
  const proof = proofOf(slot ?? assert.fail('no game'), 1);
  const broken = (change: Partial<RoundProof>, earlierCommitment?: string) =>
    verifyRound({ ...proof, ...change }, earlierCommitment)
      .filter(({ holds }) => !holds)
      .map(({ claim }) => claim);
  assert.deepEqual(broken({}), []);
  assert.deepEqual(broken({ commitment: '0'.repeat(64) }), ['The seed matches the commitment']);
  assert.deepEqual(broken({}, '0'.repeat(64)), ['This page received the commitment before the stake']);
  assert.deepEqual(broken({ win: '9999.99' }), ['The seeds give the win that was paid']);
  assert.ok(broken({ serverSeed: '5'.repeat(64) }).includes('The seed matches the commitment'));
});
