/** Letters, digits and marks of RFC 5322 before the at, in words joined by dots. */
const word = "[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?';
const topLevel = '(?:[A-Za-z]{2,}|xn--[A-Za-z0-9\\-]*[A-Za-z0-9])';

/** The single pattern for e-mail addresses, for the whole text with the u flag; IDN domains in their `xn--` form. */
export const emailPattern = `${word}(?:\\.${word})*@(?:${label}\\.)+${topLevel}`;

const whole = new RegExp(`^${emailPattern}$`, 'u');

/** True for an e-mail address that mail servers accept. */
export const isEmail = (text: string): boolean => whole.test(text);
