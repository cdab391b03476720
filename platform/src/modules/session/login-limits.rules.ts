/** DESIGN section 8: 5 failures in 15 minutes per account, then a captcha. Tries per address are a setting. */
export const failuresBeforeCaptcha = 5;
export const failureWindowMinutes = 15;

/** True when a captcha has to come with the next try, known account or not. */
export function captchaIsDemanded(failuresInWindow: number): boolean {
  return failuresInWindow >= failuresBeforeCaptcha;
}
