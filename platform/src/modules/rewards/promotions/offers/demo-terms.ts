import type * as v from 'valibot';
import type { promotionTermsById } from './promotion-terms-schema.ts';

const asked = { per: 'once', minRank: 0, minDeposit: '0.00' } as const;
/** Games of skill and those with small edges count for less. */
const weights = {
  RNG: 100,
  FISH: 100,
  ELOTT: 50,
  LOTT: 20,
  SPORTS: 50,
  ESPORTS: 50,
  DS88: 20,
  LIVE: 15,
  PVP: 15,
};

/** Of the promotions of a fresh portal. */
export const demoPromotionTerms: v.InferOutput<typeof promotionTermsById> = {
  welcome: {
    kind: 'deposit',
    ...asked,
    of: 'first',
    percent: 100,
    cap: '500.00',
    minDeposit: '50.00',
    turnoverPercent: 1000,
    weights,
    claimDays: 7,
    budget: '50000.00',
  },
  points: { kind: 'join', ...asked },
  'slots-weekend': {
    kind: 'raffle',
    ...asked,
    minDeposit: '100.00',
    turnoverPercent: 300,
    weights,
    claimDays: 3,
    prizes: [
      { amount: '888.00', count: 1 },
      { amount: '88.00', count: 9 },
      { amount: '8.00', count: 90 },
    ],
  },
  'live-rebate': {
    kind: 'bonus',
    ...asked,
    per: 'daily',
    amount: '3.00',
    turnoverPercent: 500,
    claimDays: 1,
    weights: { LIVE: 100 },
    budget: '5000.00',
  },
  invite: { kind: 'application', ...asked, amount: '20.00', turnoverPercent: 300, claimDays: 14, budget: '4000.00' },
  'lottery-night': { kind: 'join', ...asked, places: 200 },
  'fishing-cup': {
    kind: 'application',
    ...asked,
    per: 'weekly',
    amount: '30.00',
    turnoverPercent: 100,
    weights: { FISH: 100 },
    claimDays: 7,
    budget: '3000.00',
  },
  birthday: { kind: 'bonus', ...asked, minRank: 3, points: 88, turnoverPercent: 0, claimDays: 7 },
  'sports-insurance': {
    kind: 'application',
    ...asked,
    per: 'weekly',
    amount: '25.00',
    turnoverPercent: 100,
    weights: { SPORTS: 100, ESPORTS: 100 },
    claimDays: 14,
    budget: '2500.00',
  },
  'high-roller': { kind: 'application', ...asked, amount: '100.00', turnoverPercent: 500, weights, budget: '10000.00' },
  'esports-final': { kind: 'raffle', ...asked, turnoverPercent: 100, prizes: [{ amount: '50.00', count: 10 }] },
  'card-evening': { kind: 'join', ...asked, per: 'weekly', places: 60 },
};
