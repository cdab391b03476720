import { amountText, minorUnits } from '@portal/shared/contract/amounts';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import * as v from 'valibot';
import { shownAmount } from '../strings/format-amount.rules.ts';
import { chineseTexts } from './cn.ts';
import { malayTexts } from './my.ts';

type Texts = Readonly<Record<string, string>>;

/** Texts of docs/product.md 4, 5, 6 and 8 are literal. `{name}` parts are filled from the refusal's params. */
const english: Texts = {
  invalid_input: 'Please check the marked fields',
  invalid_amount: 'Please enter a valid amount',
  malformed_body: 'The request could not be read',
  unknown_merchant: 'Unknown merchant',
  encryption_required: 'This request must be encrypted',
  payload_stale: 'Your device clock is too far from ours, please check it and try again',
  payload_invalid: 'The encrypted request could not be read',
  unknown_key: 'The encryption key is no longer valid, please try again',
  idempotency_key_required: 'The request has no Idempotency-Key',
  idempotency_key_too_long: 'The Idempotency-Key is longer than {max} characters',
  idempotency_key_invalid: 'The Idempotency-Key may contain only visible ASCII characters',
  idempotency_conflict: 'The Idempotency-Key was used for another request',
  in_progress: 'This request is already being processed',
  conflict: 'Something changed in the meantime, please try again',
  not_logged_in: 'You are not logged in, please login',
  operator_login_required: 'Please log in as operator',
  bad_signature: 'The signature is not valid',
  in_need_true_account: 'Please register an account first',
  trial_account: 'This is a trial account',
  not_allowed: 'You do not have permission to do this',
  region_blocked: 'This service is not available in your region',
  password_change_required: 'Please change your password first',
  not_found: 'Not found',
  unknown_call: 'Unknown call',
  body_too_large: 'The request is too large',
  too_many_requests: 'Too many requests, please try again after {minutes} minutes.',
  too_many_requests_minute: 'Too many requests, please try again after a minute.',
  too_many_requests_hours: 'Too many requests, please try again after {hours} hours.',
  under_maintenance: 'We are under maintenance, please come back later',
  temporarily_unavailable: 'The portal is temporarily unavailable. Nothing is lost, please try again shortly.',
  unknown_error: 'Unknown error',
  insufficient_balance: 'Your balance is too low',
  not_a_transfer_vendor: 'This vendor has no wallet to transfer to',
  login_failed: 'Incorrect username or password',
  captcha_required: 'Please enter the captcha',
  captcha_wrong: 'Incorrect captcha',
  non_agents_cannot_login: 'Non-agents cannot log in',
  non_member_cannot_login: 'Non-member account unable to login',
  invitation_code_error: 'Invalid invitation code',
  verification_required: 'Please complete verification first',
  unknown_account: 'Username/Email does not exist',
  period_reversed: 'The start date must not be after the end date',
  period_too_old: 'You can look back up to {months} months',
  invalid_day: 'Please enter a valid date',
  export_too_large: 'This export has more than {rows} rows, please choose a shorter period',
  required: 'Input cannot be empty',
  invalid_value: 'The value is not valid',
  wrong_confirmation: 'Confirmation password is not correct.',
  password_length: 'Please fill in your password with {min} - {max} characters',
  invalid_mobile: 'Please enter a valid mobile number',
  invalid_verification_code: 'Please enter a valid verification code',
};

/** TY is English by default (docs/product.md 9); CN and MY have the texts of the modules, too. */
const textsByLanguage: Readonly<Partial<Record<LanguageCode, Texts>>> = { CN: chineseTexts, MY: malayTexts };

const moduleTexts = new Map<string, string>();

/** Adds the English texts of a module's refusals. */
export function addMessageTexts(texts: Texts): void {
  for (const [code, text] of Object.entries(texts)) moduleTexts.set(code, text);
}

/** Returns the English texts of the kernel and of every module created so far. */
export function englishTexts(): Texts {
  return { ...english, ...Object.fromEntries(moduleTexts) };
}

/**
 * Returns the text of a code in a language; English if there is none, 'Unknown error' if the code is unknown too. A
 * param that is an amount on the wire gets comma thousands (docs/product.md 3).
 */
export function messageText(
  code: string,
  language: LanguageCode,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text =
    textsByLanguage[language]?.[code] ?? moduleTexts.get(code) ?? english[code] ?? english.unknown_error ?? code;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => shownParam(params[name] ?? whole));
}

const shownParam = (param: string | number): string =>
  v.is(amountText, param) ? shownAmount(minorUnits(param)) : String(param);

/** Returns the text for a field: of a code if it is one, otherwise the given text. */
export function fieldText(
  codeOrText: string,
  language: LanguageCode,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const isCode = /^[a-z0-9_]+$/.test(codeOrText) && (moduleTexts.has(codeOrText) || codeOrText in english);
  return isCode ? messageText(codeOrText, language, params) : codeOrText;
}
