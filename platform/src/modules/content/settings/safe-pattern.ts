import vm from 'node:vm';
import { fitsPattern, patterns } from '@portal/shared/contract/registration/patterns';
import isSafe from 'safe-regex2';

/**
 * An operator may write a pattern of its own (`acceptedPattern`), and one such as `(a+)+` takes longer than the world
 * lasts to refuse forty letters. Nested repetitions are refused when the pattern is set; what is left (`.*.*.*=`) is
 * given so many milliseconds of real time per text. On a machine that is busy an innocent one may run out of the first
 * bound without having run at all, so that it is asked once more; a pattern that runs out of the last is not asked
 * again by this process.
 */
export const matchBoundsMs = [50, 500] as const;

/** Whether the pattern is in the text; `undefined` when that takes longer than the bound. */
export type Match = (pattern: string, text: string, boundMs: number) => boolean | undefined;

const ownPatterns: ReadonlySet<string> = new Set(Object.values(patterns));

/** True for a pattern of ours, and for one that compiles and repeats no repetition. Depends on the text alone. */
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

/** True when the whole text is of that kind; false for a pattern that cannot be judged in time. */
export const patternFits = patternJudge(matchWithin);

/** The same with a match of the test's own. Holds the patterns that were given up. */
export function patternJudge(match: Match): (pattern: string, text: string) => boolean {
  const tooSlow = new Set<string>();
  return (pattern, text) => {
    if (ownPatterns.has(pattern)) return fitsPattern(pattern, text);
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
    // It may have been a password.
    context.text = '';
  }
}

/** The error is none of this realm's, so `instanceof` does not know it. */
function isTimeOut(error: unknown): boolean {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
