import { wait } from '../dom/dom.ts';
import { PageRefusal } from './ask-studio.ts';

/** Repeats a request until there is a decision, despite connection failures. @throws PageRefusal for a final refusal */
export async function untilDecided<Decision>(ask: () => Promise<Decision | undefined>): Promise<Decision> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const decision = await ask();
      if (decision !== undefined) return decision;
    } catch (error) {
      if (error instanceof PageRefusal && error.code !== 'waiting' && error.code !== 'unknown') throw error;
    }
    await wait(Math.min(300 * attempt, 2000));
  }
}
