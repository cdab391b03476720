import vm from 'node:vm';
import { fitsPattern, patterns } from '@portal/shared/contract/registration/patterns';
import isSafe from 'safe-regex2';

/**
 * An operator may write a pattern of its own (`acceptedPattern`), and one such as `(a+)+` takes longer than the world
 * lasts to refuse forty letters. Nested repetitions are refused when the pattern is set; what is left (`.*.*.*=`) is
 * given this much time per text, and is not asked again by this process once it took longer.
 */
const matchMs = 50;

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
const tooSlow = new Set<string>();

/** True when the whole text is of that kind; false for a pattern that cannot be judged in time. */
export function patternFits(pattern: string, text: string): boolean {
  if (ownPatterns.has(pattern)) return fitsPattern(pattern, text);
  if (tooSlow.has(pattern)) return false;
  try {
    Object.assign(context, { pattern: `^(?:${pattern})$`, text });
    return script.runInContext(context, { timeout: matchMs }) === true;
  } catch (error) {
    if (!isTimeOut(error)) throw error;
    tooSlow.add(pattern);
    return false;
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
