import type { RegistrationField } from '@portal/shared/contract/system/get-register-settings';
import type { RegistrationInput } from '../../../host/session.ts';

export type RegistrationValues = Partial<Record<RegistrationField, string>> & { isAgreed: boolean };

/** What is sent: the fields shown, trimmed, and where the registration came from (specification 3). */
export function submissionOf(
  values: RegistrationValues,
  shown: readonly RegistrationField[],
  captchaId: string,
  page: Pick<Location, 'search' | 'host' | 'href'>,
): RegistrationInput {
  const typed = shown.map((field) => [field, (values[field] ?? '').trim()] as const).filter(([, text]) => text !== '');
  const texts: Partial<Record<RegistrationField, string>> = Object.fromEntries(typed);
  const referralCode = new URLSearchParams(page.search).get('referralCode') ?? undefined;
  return {
    ...texts,
    username: texts.username ?? '',
    password: texts.password ?? '',
    confirmPassword: texts.confirmPassword ?? '',
    ...(texts.captcha && { captchaId }),
    ...(referralCode && { referralCode }),
    domain: page.host,
    registerUrl: page.href.slice(0, 255),
    registerMethod: 'WEB',
    login: true,
    termsAccepted: values.isAgreed,
  };
}
