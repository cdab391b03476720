import { withoutInvisible } from './typed-text.rules.ts';

/**
 * Tidies a name that others are shown: composed, with single spaces, without invisible characters, without marks before
 * the first letter, and with at most five marks a letter, which Burmese needs, so that it stays within its line.
 */
export function tidyName(name: string): string {
  return withoutInvisible(name)
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .normalize('NFC')
    .replace(/^[\s\p{M}]+/u, '')
    .replace(/(\p{M}{5})\p{M}+/gu, '$1')
    .trim();
}
