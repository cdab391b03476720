import { allCalls } from '../all-calls.ts';
import type { Call } from './define-call.ts';
import { commonRefusals, ruleRefusalStatus, statusByRefusal } from './refusals.ts';

/** A kind of refusal: codes that match it by name, and others that match by meaning. */
interface Kind {
  words: RegExp;
  codes: readonly string[];
}

/**
 * The wire rules (decisions/096). A code of one of these kinds has its status; any other code
 * is a rule refusal (422).
 */
const kinds: Readonly<Record<number, Kind>> = {
  // The request itself is invalid, whoever sends it.
  400: {
    words: /^(payload|publication|idempotency_key)_(stale|invalid|required|too_long)$/,
    codes: ['invalid_input', 'malformed_body', 'unknown_merchant', 'unknown_key', 'encryption_required'],
  },
  // The caller is unknown.
  401: { words: /^(not_logged_in|bad_signature|operator_login_required|publisher_not_known)$/, codes: [] },
  // This caller or this session is not allowed; another one may be.
  403: {
    words:
      /^own_(account|proposal|login)|^published_by_promoter$|^step_up_required$|^address_not_allowed$|^not_allowed$|^not_an_agent$|_of_another_release$|_transfer_agents$/,
    codes: [
      'accounts_of_one_hand',
      'account_recently_reset',
      'in_need_true_account',
      'password_change_required',
      'region_blocked',
      'sign_in_again',
    ],
  },
  // The subject does not exist, or not for this caller.
  404: { words: /(^|_)not_found$/, codes: ['unknown_call'] },
  // The state differs from what the caller saw, or sent under the same id.
  409: {
    words: /(^|_)conflict$|^(chance_odds|preview)_changed$|^(chance_seed|proposal)_stale$|^in_progress$/,
    codes: [],
  },
  413: { words: /^body_too_large$/, codes: [] },
  429: { words: /^(too_many_requests|too_many_uploads|upload_under_way|pictures_busy)$/, codes: [] },
  503: {
    words: /^((temporarily|identity_provider|provider)_unavailable|under_maintenance|studio_unreachable)$/,
    // The message sender is unavailable.
    codes: ['sms_failed', 'email_failed'],
  },
};

const calls = Object.entries<Call>(allCalls);
// `unknown_error` is the answer to a fault: a 500.
const codes = new Set([
  ...commonRefusals,
  ...Object.keys(statusByRefusal),
  ...calls.flatMap(([, call]) => call.refusals),
]);
codes.delete('unknown_error');

const statusOf = (code: string) => statusByRefusal[code] ?? ruleRefusalStatus;
function statusByKind(code: string): number[] {
  const found = Object.entries(kinds).filter(([, { words, codes: named }]) => words.test(code) || named.includes(code));
  return found.length > 0 ? found.map(([status]) => Number(status)) : [ruleRefusalStatus];
}

test('every refusal of the contract has the status of its kind', () => {
  const wrong = [...codes].filter((code) => String(statusByKind(code)) !== String(statusOf(code)));
  expect(wrong.map((code) => `${code}: ${statusOf(code)}, by the rules ${statusByKind(code)}`)).toEqual([]);
});

test('no code that belongs to a kind by name is left as a rule refusal', () => {
  const suspicious = /not_found|not_allowed|conflict|_stale$|login_required|not_logged_in|not_an_agent/;
  expect([...codes].filter((code) => suspicious.test(code) && statusOf(code) === ruleRefusalStatus)).toEqual([]);
});

test('only the owner learns that an account is a trial as an access refusal; about other accounts it is a rule', () => {
  const declared = calls.filter(([, call]) => call.refusals.includes('in_need_true_account'));
  expect(declared.filter(([, { access }]) => access === 'operator').map(([name]) => name)).toEqual([]);
});

test('no call declares refusals for unknown callers, as its access implies them', () => {
  const ofAccess = [
    'not_logged_in',
    'operator_login_required',
    'step_up_required',
    'address_not_allowed',
    'bad_signature',
  ];
  const declared = calls.filter(([, call]) => call.refusals.some((code) => ofAccess.includes(code)));
  expect(declared.map(([name]) => name)).toEqual([]);
});
