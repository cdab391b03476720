import { judgedValue } from '@portal/shared/contract/accounts/field-rules';
import type { register, registerByMobile } from '@portal/shared/contract/accounts/registration';
import type { FormField } from '@portal/shared/contract/accounts/registration-form';
import type { CallInput } from '@portal/shared/contract/calls/define-call';
import type { RegistrationField } from '@portal/shared/contract/content/site';

export type RegistrationValues = Partial<Record<RegistrationField, string>> & { isAgreed: boolean };

export interface SubmissionParts {
  values: RegistrationValues;
  /** Form fields; hidden ones are not sent. */
  fields: readonly FormField[];
  captchaId: string;
  countryDialingCode: string;
  /** Proof for a requested code: the code, or the identity provider's token. */
  proof?: { verificationCode: string; firebaseIdToken?: string } | undefined;
  humanVerification: string | undefined;
  page: Pick<Location, 'host' | 'href'>;
  /** Code of the address (`?referralCode=`); omitted if absent or unknown to the platform. */
  referralCode?: string | undefined;
}

type Texts = Partial<Record<RegistrationField, string>>;

function typedTexts({ values, fields }: SubmissionParts): Texts {
  const typed = fields.map(({ field }) => [field, judgedValue(field, values[field])] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

/** What both forms send beside their own fields (docs/product.md 3): origin, method, and the proof of a person. */
function commonOf(parts: SubmissionParts, texts: Texts) {
  const { page, proof, humanVerification, referralCode } = parts;
  // The field starts with the code of the address: an emptied field means no code.
  const isWanted = !parts.fields.some(({ field }) => field === 'affiliateCode') || texts.affiliateCode !== undefined;
  return {
    ...texts,
    ...(texts.mobileNum && { countryDialingCode: parts.countryDialingCode }),
    ...(texts.captcha && { captchaId: parts.captchaId }),
    ...(proof?.firebaseIdToken ? { firebaseChannel: 'sms' as const, ...proof } : proof),
    ...(humanVerification && { humanVerification }),
    ...(referralCode && isWanted && { referralCode }),
    domain: page.host,
    registerUrl: page.href.slice(0, 255),
    registerMethod: 'WEB' as const,
    login: true as const,
    termsAccepted: parts.values.isAgreed,
  };
}

export function usernameSubmission(parts: SubmissionParts): CallInput<typeof register> {
  const texts = typedTexts(parts);
  const { username = '', password = '', confirmPassword = '' } = texts;
  return { ...commonOf(parts, texts), username, password, confirmPassword };
}

export function mobileSubmission(parts: SubmissionParts): CallInput<typeof registerByMobile> {
  const texts = typedTexts(parts);
  const { countryDialingCode } = parts;
  return { ...commonOf(parts, texts), mobileNum: texts.mobileNum ?? '', countryDialingCode };
}
