import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type LastParticipation,
  type MemberFacts,
  type Offer,
  type PromotionAct,
  refusalOf,
  stateOf,
} from './promotion-state.rules.ts';
import { freeTerms, type PromotionTerms } from './promotion-terms.rules.ts';

const now = new Date('2026-03-02T08:00:00.000Z');
const later = new Date('2026-03-02T08:00:00.001Z');
const asked = { per: 'once', minRank: 0, minDeposit: '0.00', turnoverPercent: 100 } as const;
const bonus: PromotionTerms = { kind: 'bonus', ...asked, amount: '5.00', budget: '10.00' };
const application: PromotionTerms = { kind: 'application', ...asked, amount: '5.00' };
const deposit: PromotionTerms = { kind: 'deposit', ...asked, of: 'next', percent: 100, cap: '50.00' };
const raffle: PromotionTerms = { kind: 'raffle', ...asked, prizes: [{ amount: '1.00', count: 2 }] };

const moment = { now, period: 'once' };
const offer = (terms: PromotionTerms, change: Partial<Offer> = {}): Offer => ({
  terms,
  usage: { taken: 0, spentMinor: 0n },
  ...change,
});
const participation = (
  state: LastParticipation['state'],
  reward?: LastParticipation['reward'],
  period = 'once',
): LastParticipation => ({
  state,
  period,
  reward,
  createdAt: now,
});
const facts = (change: Partial<MemberFacts> = {}): MemberFacts => ({
  rank: 0,
  deposits: [],
  used: new Set(),
  ...change,
});
const paid = facts({ deposits: [{ id: 'd', amountMinor: 1000n, at: now }] });
const state = (...args: Parameters<typeof stateOf>) => stateOf(...args).state;

// covers 4
test('offers a newcomer to join or claim, or shows it as early, late or spent', () => {
  const kinds = [freeTerms, application, deposit, bonus, raffle].map((terms) => state(offer(terms), moment));
  assert.deepEqual(kinds, ['join', 'join', 'join', 'claim', 'claim']);
  assert.equal(state(offer(bonus, { startsAt: later }), moment), 'coming_soon');
  assert.equal(state(offer(bonus, { startsAt: now }), moment), 'claim', 'begins at its time');
  assert.equal(state(offer(bonus, { endsAt: now }), moment), 'close', 'over at its time');
  assert.equal(state(offer(bonus, { endsAt: later }), moment), 'claim');
  assert.equal(state(offer(bonus, { usage: { taken: 1, spentMinor: 501n } }), moment), 'close');
  assert.equal(state(offer(raffle, { usage: { taken: 2, spentMinor: 0n } }), moment), 'close');
});

// covers 4
test('shows what a member did, even when the promotion is over', () => {
  const table: [PromotionTerms, LastParticipation, string][] = [
    [freeTerms, participation('joined'), 'joined'],
    [application, participation('applying'), 'applying'],
    [application, participation('process'), 'process'],
    [application, participation('rejected'), 'rejected'],
    [application, participation('issued', 'claimable'), 'issued'],
    [bonus, participation('issued', 'claimed'), 'claimed'],
    [bonus, participation('issued', 'expired'), 'close'],
    [bonus, participation('issued', 'withdrawn'), 'close'],
  ];
  for (const [terms, did, expected] of table)
    for (const endsAt of [undefined, now])
      assert.equal(state(offer(terms, { endsAt }), moment, did, facts()), expected, `${expected} ${endsAt}`);
});

test('offers a promotion again in a new period, unless something of the last one is pending', () => {
  const next = { now, period: '2026-03-02' };
  const before = '2026-03-01';
  assert.equal(state(offer(bonus), next, participation('issued', 'claimed', before)), 'claim');
  assert.equal(state(offer(bonus), next, participation('issued', 'claimable', before)), 'issued');
  assert.equal(state(offer(application), next, participation('rejected', undefined, before)), 'join');
  assert.equal(state(offer(application), next, participation('process', undefined, before)), 'process');
  assert.equal(state(offer(bonus, { endsAt: now }), next, participation('issued', 'claimed', before)), 'claimed');
});

test('requires joining a deposit bonus first, and a deposit after it', () => {
  assert.equal(state(offer(deposit), moment, participation('joined'), facts()), 'joined');
  assert.equal(state(offer(deposit), moment, participation('joined'), paid), 'claim');
  assert.equal(state(offer(deposit), moment, participation('joined'), { ...paid, used: new Set(['d']) }), 'joined');
  assert.equal(state(offer(deposit, { endsAt: now }), moment, participation('joined'), paid), 'close');
});

test('closes a deposit bonus that exceeds the remaining budget', () => {
  const left = (spentMinor: bigint) => offer({ ...deposit, budget: '20.00' }, { usage: { taken: 1, spentMinor } });
  assert.equal(state(left(1000n), moment, participation('joined'), paid), 'claim', 'to the last cent');
  assert.equal(state(left(1001n), moment, participation('joined'), paid), 'close');
  assert.equal(refusalOf('claim', left(1001n), moment, participation('joined'), paid), 'promotion_spent');
  assert.equal(state(left(1001n), moment, participation('joined'), facts()), 'joined', 'a smaller deposit may fit');
  assert.equal(state(left(2000n), moment, participation('joined'), facts()), 'close');
});

test('shows what a member lacks beside the state, and nothing for a visitor', () => {
  const high = offer({ ...bonus, minRank: 3 });
  assert.deepEqual(stateOf(high, moment), { state: 'claim' });
  assert.deepEqual(stateOf(high, moment, undefined, facts()), { state: 'claim', obstacle: 'promotion_rank' });
  assert.deepEqual(stateOf(high, moment, undefined, facts({ rank: 3 })), { state: 'claim' });
  const dear = { ...bonus, minDeposit: '10.00' };
  assert.equal(stateOf(offer(dear), moment, undefined, facts()).obstacle, 'promotion_deposit');
  assert.equal(stateOf(offer(dear), moment, undefined, paid).obstacle, undefined);
  const old = { ...paid, deposits: [{ id: 'd', amountMinor: 1000n, at: new Date(now.getTime() - 1) }] };
  const from = { ...dear, countsFrom: now.toISOString() };
  assert.equal(stateOf(offer(from), moment, undefined, old).obstacle, 'promotion_deposit');
  assert.equal(stateOf(offer(from), moment, undefined, paid).obstacle, undefined);
  const until = { ...dear, countsUntil: now.toISOString() };
  assert.equal(stateOf(offer(until), moment, undefined, paid).obstacle, 'promotion_deposit');
  assert.equal(stateOf(offer(until), moment, undefined, old).obstacle, undefined);
});

// covers 2.5
test('counts deposits by the terms, not by the dates of the document', () => {
  const first: PromotionTerms = { ...deposit, of: 'first', countsFrom: later.toISOString() };
  for (const startsAt of [undefined, new Date(0), now])
    assert.equal(state(offer(first, { startsAt }), moment, participation('joined'), paid), 'joined', `${startsAt}`);
  const over: PromotionTerms = { ...deposit, countsUntil: now.toISOString() };
  for (const endsAt of [undefined, later])
    assert.equal(state(offer(over, { endsAt }), moment, participation('joined'), paid), 'joined', `${endsAt}`);
});

test('gives each refusal its reason', () => {
  const refused = (act: PromotionAct, of: Offer, did?: LastParticipation, has = facts()) =>
    refusalOf(act, of, moment, did, has);
  assert.equal(refused('claim', offer(bonus)), undefined);
  assert.equal(refused('draw', offer(bonus)), 'promotion_not_found');
  assert.equal(refused('claim', offer(raffle)), 'promotion_not_found');
  assert.equal(refused('claim', offer(bonus, { startsAt: later })), 'promotion_not_started');
  assert.equal(refused('claim', offer(bonus, { endsAt: now })), 'promotion_over');
  assert.equal(refused('claim', offer(bonus, { usage: { taken: 0, spentMinor: 1000n } })), 'promotion_spent');
  assert.equal(refused('claim', offer(bonus), participation('issued', 'claimable')), 'promotion_taken');
  assert.equal(refused('claim', offer(bonus), participation('issued', 'expired')), 'promotion_taken');
  assert.equal(refused('claim', offer({ ...bonus, minRank: 1 })), 'promotion_rank');
  assert.equal(refused('join', offer(deposit), participation('joined')), 'promotion_taken');
  assert.equal(refused('claim', offer(deposit), participation('joined')), 'promotion_deposit');
  assert.equal(refused('claim', offer(deposit)), 'promotion_deposit');
  assert.equal(refused('claim', offer(deposit), participation('joined'), paid), undefined);
  const small = facts({ deposits: [{ id: 'd', amountMinor: 50n, at: now }] });
  assert.equal(
    refused('claim', offer({ ...deposit, percent: 1 }), participation('joined'), small),
    'promotion_deposit',
  );
  assert.equal(refused('apply', offer(application), participation('rejected')), 'promotion_taken');
});
