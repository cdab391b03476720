import type { FastifyInstance } from 'fastify';
import type { Referral } from './open-referral.ts';
import { getReferralRoute } from './routes/get-referral.ts';
import { getReferralEarningsRoute } from './routes/get-referral-earnings.ts';
import { listReferralFriendsRoute } from './routes/list-referral-friends.ts';
import { listWithheldReferralsRoute } from './routes/list-withheld-referrals.ts';

export function referralRoutes(app: FastifyInstance, referral: Referral): void {
  getReferralRoute(app, referral);
  listReferralFriendsRoute(app, referral);
  getReferralEarningsRoute(app, referral);
  listWithheldReferralsRoute(app, referral);
}
