import { useText, useTimes } from '../../texts/use-text.ts';
import type { Freeze } from './freeze.types.ts';

export function useFreezeText(): (freeze: Freeze) => string {
  const t = useText();
  const { moment } = useTimes();
  return ({ until, who, why }) => t('freeze.text', { until: moment(until), who, why });
}
