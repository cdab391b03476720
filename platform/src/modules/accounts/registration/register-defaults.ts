import { type PatternId, patterns } from '@portal/shared/contract/accounts/patterns';
import type { FieldRule, RegistrationField } from '@portal/shared/contract/content/site';

export type RegistrationRules = Readonly<Record<RegistrationField, FieldRule>>;

function rule(use: 'required' | 'optional' | 'off', minLength: number, maxLength: number, id: PatternId): FieldRule {
  const bounds = { minLength, maxLength, patternId: id, acceptedPattern: patterns[id] };
  return { enabled: use !== 'off', required: use === 'required', ...bounds };
}

/** The registration form of a fresh portal: username, password, and optionally an e-mail and affiliate code. */
export const defaultRegisterRules: RegistrationRules = {
  username: rule('required', 4, 16, 'letterFirst'),
  password: rule('required', 8, 128, 'lettersAndDigits'),
  confirmPassword: rule('required', 8, 128, 'any'),
  mobileNum: rule('off', 6, 15, 'digits'),
  verificationCode: rule('off', 0, 255, 'any'),
  payeeName: rule('off', 2, 50, 'fullName'),
  paymentPassword: rule('off', 6, 6, 'digits'),
  qqNum: rule('off', 5, 12, 'digits'),
  line: rule('off', 4, 30, 'noSpaces'),
  whatsapp: rule('off', 6, 20, 'digits'),
  facebook: rule('off', 3, 60, 'noSpaces'),
  wechat: rule('off', 5, 30, 'noSpaces'),
  idNumber: rule('off', 5, 30, 'lettersOrDigits'),
  email: rule('optional', 6, 100, 'email'),
  recommenderId: rule('off', 1, 20, 'lettersOrDigits'),
  affiliateCode: rule('optional', 4, 16, 'lettersOrDigits'),
  captcha: rule('off', 4, 8, 'lettersOrDigits'),
};
