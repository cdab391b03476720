/** DESIGN section 8: 10 tries a minute per address, 5 failures in 15 minutes per account, then a captcha. */
export const triesPerMinutePerAddress = 10;
export const failuresBeforeCaptcha = 5;
export const failureWindowMinutes = 15;

/** True when the address has used up its tries of the last minute. */
export function addressIsOver(triesInLastMinute: number): boolean {
  return triesInLastMinute >= triesPerMinutePerAddress;
}

/** True when a captcha has to come with the next try, known account or not. */
export function captchaIsDemanded(failuresInWindow: number): boolean {
  return failuresInWindow >= failuresBeforeCaptcha;
}
