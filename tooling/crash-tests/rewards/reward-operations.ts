import { newId } from '@portal/platform/kernel/database/ids';
import { testPaymentPassword } from '@portal/platform/modules/payments/testing/withdrawing-member';
import { testAddress } from '@portal/platform/modules/rewards/testing/point-member';
import type { ApiAnswer, ApiClient } from '@portal/platform/testing/api-client';
import type { Call, CallOutput } from '@portal/shared/contract/calls/define-call';
import type { GameType } from '@portal/shared/contract/game-types';
import { drawChance, openEnvelope } from '@portal/shared/contract/rewards/chance';
import { claimMission } from '@portal/shared/contract/rewards/missions';
import { decidePromotionApplication } from '@portal/shared/contract/rewards/operator-promotions';
import { convertPoint, redeemPointReward } from '@portal/shared/contract/rewards/points';
import { redeemPromoCode } from '@portal/shared/contract/rewards/promo-codes';
import { applyForPromotion, claimPromotion } from '@portal/shared/contract/rewards/promotions';
import { claimRafflePromotion } from '@portal/shared/contract/rewards/raffles';
import { claimRebate } from '@portal/shared/contract/rewards/rebates';
import { claimReward, listRewards } from '@portal/shared/contract/rewards/rewards';
import { claimBirthdayGift } from '@portal/shared/contract/rewards/vip';
import * as v from 'valibot';
import type { DoneOf, Wanted } from '../money/run-clients.ts';
import type { RewardFixture, RewardPlayer } from './reward-fixture.ts';

export interface RewardOperation extends Wanted {
  memberId: string;
  /** Of a draw. */
  commitment?: string;
  /** Names of what an answer says that it has made, or shown. */
  namesIn(answer: ApiAnswer<Call>): string[];
}

export type RewardDone = DoneOf<RewardOperation>;

/** Refusals that the load itself causes: already claimed, gone, over, or not yet earned. */
export const rewardRefusals: ReadonlySet<string> = new Set([
  ...['reward_claimed', 'reward_expired', 'mission_claimed', 'mission_not_reached', 'rebate_none', 'promotion_taken'],
  ...['promo_code_used', 'promo_code_spent'],
  ...['promotion_spent', 'application_state', 'chance_budget_spent', 'chance_no_ticket'],
  ...['envelope_taken', 'envelopes_gone', 'present_out_of_stock', 'points_missing'],
]);

interface Parts {
  fixture: RewardFixture;
  api: ApiClient;
  player: RewardPlayer;
}

/** Operations of a member; each keeps its key, so that a repeat is the same call. */
export function rewardOperations({ fixture, api, player: { memberId, token } }: Parts) {
  function about<C extends Call>(
    kind: string,
    subject: string,
    call: C,
    input: Record<string, unknown>,
    namesOf: (value: CallOutput<C>) => string[] = () => [subject],
    as = token,
  ): RewardOperation {
    const headers = { 'idempotency-key': newId() };
    const ask = () => api.send<Call>(call, input, { token: as, headers });
    return { kind, subject, memberId, ask, namesIn: ({ value }) => namesOf(v.parse(call.output, value)) };
  }

  const own = (subject: string) => () => [`${memberId} ${subject}`];
  const clientSeed = 'seed-of-the-client';
  return {
    gift: (id: string) => about('gift', id, claimReward, { id }),
    mission: (missionId: string) =>
      about('mission', missionId, claimMission, { missionId, periodKey: 'once' }, own(missionId)),
    rebate: (gameType: GameType) =>
      about('rebate', gameType, claimRebate, { gameType }, ({ payments }) => payments.map(({ id }) => id)),
    birthday: () => about('birthday', 'birthday', claimBirthdayGift, {}, () => [memberId]),
    bonus: (promotionId: string) => about('bonus', promotionId, claimPromotion, { promotionId }, own(promotionId)),
    raffle: (promotionId: string) =>
      about('raffle', promotionId, claimRafflePromotion, { promotionId }, own(promotionId)),
    promoCode: (code: string) => about('promoCode', code, redeemPromoCode, { code }, own(code)),
    application: (promotionId: string) =>
      about('application', promotionId, applyForPromotion, { promotionId, comment: 'Please' }, ({ participation }) =>
        participation ? [participation.id] : [],
      ),
    approval: (id: string) =>
      about(
        'approval',
        id,
        decidePromotionApplication,
        { id, act: 'approve', why: 'fits' },
        undefined,
        fixture.reviewer,
      ),
    draw(game: 'wheel' | 'egg', commitment: string): RewardOperation {
      const asked = { game, commitment, clientSeed, oddsId: fixture.oddsIds[game] };
      return { ...about(game, game, drawChance, asked, ({ draw }) => [draw.id]), commitment };
    },
    envelope: (id: string, commitment: string): RewardOperation => ({
      ...about('envelope', id, openEnvelope, { id, commitment, clientSeed }, ({ draw }) => [draw.id]),
      commitment,
    }),
    conversion: (points: number) =>
      about('conversion', '', convertPoint, { points, paymentPassword: testPaymentPassword }, ({ id }) => [id]),
    redemption: (presentId: string) =>
      about(
        'redemption',
        presentId,
        redeemPointReward,
        { presentId, quantity: 1, address: testAddress, paymentPassword: testPaymentPassword },
        ({ id }) => [id],
      ),
    /** What waits in the reward centre. */
    list: (): RewardOperation => ({
      ...about('list', '', listRewards, { state: 'claimable' }, ({ list }) => list.map(({ id }) => id)),
      isRead: true,
    }),
  };
}

export type RewardOperations = ReturnType<typeof rewardOperations>;

/** The next commitment of a game, from the response to a draw. */
export const nextCommitmentIn = ({ value }: ApiAnswer<Call>): string =>
  v.parse(drawChance.output, value).nextCommitment;
