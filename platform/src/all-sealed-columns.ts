import type { BlindIndex } from './kernel/security/blind-index.ts';
import type { SealedColumn } from './kernel/security/sealed-column.ts';
import { contactBlindIndex, sealedContact, sealedProfile, sealedReplacedContact } from './modules/accounts/tables.ts';
import { sealedMessage } from './modules/delivery/delivery.tables.ts';
import { sealedPushDevice } from './modules/delivery/push/push.tables.ts';
import { sealedVendorSecret } from './modules/games/games.tables.ts';
import { sealedEnrolment, sealedSecondFactor } from './modules/operators/tables.ts';
import { sealedDepositProof } from './modules/payments/deposits/deposits.tables.ts';
import { bankNumberBlindIndex, sealedBankAccount, sealedWithdrawalProof } from './modules/payments/payments.tables.ts';
import { sealedSeed } from './modules/rewards/chance/chance.tables.ts';
import { sealedAddress, sealedMobile } from './modules/rewards/points/redemption.tables.ts';
import { sealedImage } from './modules/rewards/promotions/promotions.tables.ts';
import { sealedAuthenticator } from './modules/sessions/login.tables.ts';

/** Every column of the database whose values are sealed, for who seals them again with a newer key. */
export const allSealedColumns: readonly SealedColumn[] = [
  sealedProfile,
  sealedContact,
  sealedReplacedContact,
  sealedMessage,
  sealedPushDevice,
  sealedVendorSecret,
  sealedDepositProof,
  sealedBankAccount,
  sealedWithdrawalProof,
  sealedSeed,
  sealedAddress,
  sealedMobile,
  sealedImage,
  sealedAuthenticator,
  sealedSecondFactor,
  sealedEnrolment,
];

/** Blind indexes of sealed values. */
export const allBlindIndexes: readonly BlindIndex[] = [contactBlindIndex, bankNumberBlindIndex];
