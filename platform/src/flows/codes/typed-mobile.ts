import { internationalMobile } from '../../kernel/mobile-number.rules.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** The number in E.164. @throws Refusal `invalid_mobile` at the field it was typed into */
export function typedMobile(dialingCode: string, typed: string, field: 'mobileNum' | 'mobileNo'): string {
  const mobile = internationalMobile(dialingCode, typed);
  if (!mobile) throw new Refusal('invalid_mobile', { fields: { [field]: 'invalid_mobile' } });
  return mobile;
}
