import { Badge } from '@portal/shared/ui/feedback/badge';
import { useText } from '../../../host/use-text.ts';
import type { Present } from './presents.rules.ts';

/** At or below this number the stock is shown. */
const few = 10;

/** Says that few or none are left; nothing when there are plenty. */
export function StockLeft({ present: { stock } }: { present: Present }) {
  const t = useText();
  if (stock === undefined || stock > few) return null;
  return <Badge tone={stock === 0 ? 'bad' : 'warn'}>{t('points.stock', { stock })}</Badge>;
}
