import type { RefusalFacts } from '@portal/shared/remote/calls/refusal-of';

export interface RedeemFields {
  address: string;
  mobileNum: string;
  paymentPassword: string;
}

/** Validates an address: not empty, and long enough to be one. */
export function addressFault(text: string): 'empty' | 'short' | undefined {
  const { length } = text.trim();
  if (length === 0) return 'empty';
  return length < 8 ? 'short' : undefined;
}

const fieldByCode: Readonly<Partial<Record<string, keyof RedeemFields>>> = {
  payment_password_wrong: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
  mobile_missing: 'mobileNum',
  invalid_mobile: 'mobileNum',
};

/** Returns the field a refusal is about; undefined for the whole form. */
export function fieldOfRefusal({
  code,
  fields,
}: Pick<RefusalFacts, 'code' | 'fields'>): keyof RedeemFields | undefined {
  const named = (['address', 'mobileNum', 'paymentPassword'] as const).find((field) => fields[field]);
  return named ?? fieldByCode[code];
}
