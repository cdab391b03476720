import { momentOf } from './phase.rules.ts';

const plan = { opensAt: 1000, closesAt: 13_000, drawsAt: 15_000, endsAt: 21_000 };

test.each([
  ['the round is about to open', 999, { phase: 'waiting' }],
  ['betting opens', 1000, { phase: 'betting', seconds: 12, of: 12 }],
  ['the last moment of betting', 12_999, { phase: 'betting', seconds: 1, of: 12 }],
  ['betting closes', 13_000, { phase: 'closed', seconds: 2, of: 2 }],
  ['the result is drawn', 15_000, { phase: 'result', seconds: 6, of: 6 }],
  ['the round is over', 21_000, { phase: 'waiting' }],
  ['no other round for long', 36_000, undefined],
])('%s', (_name, now, moment) => expect(momentOf(plan, now)).toEqual(moment));
