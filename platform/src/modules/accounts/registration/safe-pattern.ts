import vm from 'node:vm';
import { matchesPattern, patterns } from '@portal/shared/contract/accounts/patterns';
import isSafe from 'safe-regex2';

/**
 * An operator may write its own pattern (`acceptedPattern`), and one such as `(a+)+` would practically never finish
 * refusing forty letters. Nested repetitions are refused when the pattern is set; for the rest (`.*.*.*=`) each text
 * has a limit of real time in milliseconds. On a busy machine a harmless pattern may exceed the first limit without
 * having run at all, so it is tried once more; a pattern that exceeds the last limit is not tried again by this
 * process.
 */
const matchBoundsMs = [50, 500] as const;

/** Whether the pattern matches the text; `undefined` when that takes longer than the limit. */
export type Match = (pattern: string, text: string, boundMs: number) => boolean | undefined;

const ownPatterns: ReadonlySet<string> = new Set(Object.values(patterns));

/** True for one of our patterns, and for one that compiles and has no nested repetition. Depends only on the text. */
export function isAcceptablePattern(pattern: string): boolean {
  if (ownPatterns.has(pattern)) return true;
  return compiles(pattern) && isSafe(pattern, { limit: 100 });
}

function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${pattern})$`, 'u'));
  } catch {
    return false;
  }
}

const script = new vm.Script('new RegExp(pattern, "u").test(text)');
const context = vm.createContext({ pattern: '', text: '' });

/** True when the whole text matches; false for a pattern that cannot be checked in time. */
export const matchesPatternInTime = createPatternMatcher(matchWithin);

/** The same with a match function of the test. Stores the patterns that were disabled. */
export function createPatternMatcher(match: Match): (pattern: string, text: string) => boolean {
  const tooSlow = new Set<string>();
  return (pattern, text) => {
    if (ownPatterns.has(pattern)) return matchesPattern(pattern, text);
    if (tooSlow.has(pattern)) return false;
    for (const boundMs of matchBoundsMs) {
      const found = match(`^(?:${pattern})$`, text, boundMs);
      if (found !== undefined) return found;
    }
    tooSlow.add(pattern);
    return false;
  };
}

function matchWithin(pattern: string, text: string, timeout: number): boolean | undefined {
  try {
    Object.assign(context, { pattern, text });
    return script.runInContext(context, { timeout }) === true;
  } catch (error) {
    if (isTimeOut(error)) return undefined;
    throw error;
  } finally {
    // The text may have been a password.
    context.text = '';
  }
}

/** The error comes from another realm, so `instanceof` does not recognise it. */
function isTimeOut(error: unknown): boolean {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
