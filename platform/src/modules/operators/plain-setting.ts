import { refusalAt } from '../../kernel/refusal-at.ts';
import { isMoneySetting } from '../content/index.ts';

/**
 * Checks that one person may change the setting alone.
 * @throws Refusal `two_persons_required`
 */
export function assertPlainSetting(key: string): void {
  if (isMoneySetting(key)) throw refusalAt('key', 'two_persons_required');
}
