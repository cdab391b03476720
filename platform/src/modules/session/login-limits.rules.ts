/** docs/product.md 9: 5 failures in 15 minutes per account, then a captcha. The other bounds are settings. */
export const failuresBeforeCaptcha = 5;
export const failureWindowMinutes = 15;
/** So many logins turned away for one that succeeds are somebody who cannot or will not answer. */
const unansweredPerSuccess = 4;

/** How the logins of the whole portal went in the window. */
export interface LoginTotals {
  succeeded: number;
  failed: number;
  /** Turned away before the password was looked at: what was asked for was not given. */
  unanswered: number;
}

export interface AttackBounds {
  /** Above so many failed logins of a hundred; 100 is never. */
  failedPercent: number;
  /** Fewer logins than that say nothing. */
  atLeast: number;
}

/**
 * True while somebody tries stolen passwords: too many logins fail, or, once a captcha is asked for and passwords are
 * not even looked at, far more give no answer than succeed. The second keeps the guard up as long as they go on.
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

/** True when a captcha has to come with the next try of the account, known or not. */
export function captchaIsDemanded(failuresInWindow: number): boolean {
  return failuresInWindow >= failuresBeforeCaptcha;
}
