import type { RefusalFacts } from '@portal/shared/remote/refusal-of';

export interface RedeemFields {
  address: string;
  mobileNum: string;
  paymentPassword: string;
}

/** What is wrong with an address: nothing in it, or too little to find anybody. */
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

/** Under which field a refusal stands; undefined where it speaks of the whole. */
export function fieldOfRefusal({
  code,
  fields,
}: Pick<RefusalFacts, 'code' | 'fields'>): keyof RedeemFields | undefined {
  const named = (['address', 'mobileNum', 'paymentPassword'] as const).find((field) => fields[field]);
  return named ?? fieldByCode[code];
}
