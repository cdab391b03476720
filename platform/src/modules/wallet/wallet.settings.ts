import { positiveAmountText } from '@portal/shared/contract/money/amounts';
import { uplineTransferModes } from '@portal/shared/contract/wallet/upline';
import * as v from 'valibot';
import type { ContentSettingValues } from '../content/index.ts';
import {
  defineSetting,
  finance,
  isAtMost,
  ownedBy,
  type SettingsReader,
  type SettingValues,
  wholeNumber,
} from '../settings/index.ts';

const limits = v.pipe(
  v.strictObject({ min: positiveAmountText, max: positiveAmountText, perDay: wholeNumber(1, 1000) }),
  v.check(({ min, max }) => isAtMost(min, max), 'min is above max'),
);

/** Transfers to the upline (decisions/037). */
export const walletSettings = ownedBy(finance, {
  /** Who may send money to the upline: nobody, only agents from their wallet, or everyone who has one. */
  'transferUpline.mode': defineSetting(v.picklist(uplineTransferModes), 'all'),
  /** Amounts of one transfer to the upline, and how many a member may make in a day. */
  'transferUpline.limits': defineSetting(limits, { min: '10.00', max: '20000.00', perDay: 10 }),
});

export type WalletSettingValues = SettingValues<typeof walletSettings>;
/** The settings that this module reads. */
export type WalletSettings = SettingsReader<WalletSettingValues & ContentSettingValues>;
