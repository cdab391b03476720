import * as v from 'valibot';
import type { AccountSettingValues } from '../accounts/index.ts';
import type { ContentSettingValues } from '../content/index.ts';
import type { PaymentSettingValues } from '../payments/index.ts';
import { administrators, defineSetting, type SettingsReader, type SettingValues } from '../settings/index.ts';
import { chanceSettings } from './chance/chance.settings.ts';
import { missionSettings } from './missions/missions.settings.ts';
import { pointSettings } from './points/points.settings.ts';
import { promoCodeSettings } from './promo-codes/promo-codes.settings.ts';
import { promotionSettings } from './promotions/offers/promotions.settings.ts';
import { rebateSettings } from './rebates/rebates.settings.ts';
import { referralSettings } from './referral/referral.settings.ts';
import { vipSettings } from './vip/vip.settings.ts';

/** Rewards and points, each defined beside what it rules. */
export const rewardSettings = {
  ...promotionSettings,
  ...promoCodeSettings,
  ...chanceSettings,
  ...missionSettings,
  ...rebateSettings,
  ...vipSettings,
  ...pointSettings,
  ...referralSettings,
  /**
   * True: a bonus of the points mall, an application for a promotion, promo codes and a new tournament take two
   * persons, false: one.
   */
  'rewards.approvedByTwo': defineSetting(v.boolean(), true, { owner: administrators }),
};

export type RewardSettingValues = SettingValues<typeof rewardSettings>;
/** The settings that this module reads. */
export type RewardSettings = SettingsReader<
  RewardSettingValues & PaymentSettingValues & AccountSettingValues & ContentSettingValues
>;
