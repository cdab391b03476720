import { refusalAt } from '../kernel/calls/refusal-at.ts';
import type { VerificationModule } from '../modules/verification/index.ts';

interface TypedMobile {
  dialingCode: string;
  typed: string;
  /** Field in which the number was typed. */
  field: 'mobileNum' | 'mobileNo';
}

/** Returns the number in E.164. @throws Refusal `invalid_mobile` at its field */
export async function typedMobile(
  { mobiles }: VerificationModule,
  { dialingCode, typed, field }: TypedMobile,
): Promise<string> {
  const mobile = await mobiles.read(dialingCode, typed);
  if (!mobile) throw refusalAt(field, 'invalid_mobile');
  return mobile;
}
