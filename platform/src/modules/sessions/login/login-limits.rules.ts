/** docs/product.md 9: 5 failures in 15 minutes per account, then a captcha. The other limits are settings. */
export const failuresBeforeCaptcha = 5;
export const failureWindowMinutes = 15;
/** With this many logins turned away for each that succeeds, the caller cannot or will not answer the captcha. */
const unansweredPerSuccess = 4;

/** Counts of the whole portal's logins in the window. */
export interface LoginTotals {
  succeeded: number;
  failed: number;
  /** Turned away before the password was checked: a required captcha or human verification was missing. */
  unanswered: number;
}

interface AttackBounds {
  /** The limit of failed logins of a hundred; 100 switches it off. */
  failedPercent: number;
  /** With fewer logins than this nothing is concluded. */
  atLeast: number;
}

/**
 * True while somebody tries stolen passwords: too many logins fail, or, once a captcha is required and passwords are no
 * longer checked, far more go unanswered than succeed. The second condition keeps the guard on while the attack
 * continues.
 */
export function isUnderAttack(
  { succeeded, failed, unanswered }: LoginTotals,
  { failedPercent, atLeast }: AttackBounds,
): boolean {
  if (failedPercent >= 100) return false;
  const judged = succeeded + failed;
  if (judged >= atLeast && failed * 100 > judged * failedPercent) return true;
  return unanswered >= atLeast && unanswered > succeeded * unansweredPerSuccess;
}

/** True when the next try of the account, known or not, needs a captcha. */
export function captchaIsDemanded(failuresInWindow: number): boolean {
  return failuresInWindow >= failuresBeforeCaptcha;
}
