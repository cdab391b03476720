import { longestPassword, passwordFault, shortestPassword } from '@portal/shared/contract/accounts/password-rules';
import { isEmail } from '@portal/shared/contract/typed/email.rules';
import { foldedDigits, foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import { useIntl } from '@portal/shared/remote/intl';

/** What is wrong with one value, in words; undefined when nothing is. */
type Check = (value: string) => string | undefined;

const isSixDigits = (typed: string): boolean => /^\d{6}$/.test(foldedDigits(typed));
const isAuthenticatorProof = (typed: string): boolean => /^(?:\d{6}|\d{12})$/.test(foldedDigits(typed));

/** Checks before sending; the server's word is the last. */
export function useChecks() {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const filled = (value: string) => (value ? undefined : text('rule.empty'));
  const matching =
    (isGood: (typed: string) => boolean, id: string): Check =>
    (value) =>
      filled(value) ?? (isGood(value) ? undefined : text(id));
  return {
    filled,
    email: matching((typed) => isEmail(foldedText(typed)), 'rule.email'),
    paymentPassword: matching(isSixDigits, 'rule.six_digits'),
    sixDigitCode: matching(isSixDigits, 'rule.code'),
    authenticatorProof: matching(isAuthenticatorProof, 'rule.code'),
    sameDigits: (value: string, other: string) =>
      filled(value) ?? (foldedDigits(value) === foldedDigits(other) ? undefined : text('rule.confirm_password')),
    same: (value: string, other: string) =>
      filled(value) ?? (value === other ? undefined : text('rule.confirm_password')),
    /** Length of the new password as the server's rule has it; its pattern is judged by the server. */
    newPassword: (value: string, rule: { minLength: number } | undefined) => {
      const fault = passwordFault({ minLength: rule?.minLength ?? 0, acceptedPattern: '*' }, value);
      if (fault !== 'length') return fault && text('rule.empty');
      return text('rule.password_range', { min: shortestPassword(rule ?? { minLength: 0 }), max: longestPassword });
    },
  };
}
