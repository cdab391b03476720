import { Notice } from '../../frame/notice.tsx';
import { useText } from '../../texts/use-text.ts';
import type { Health } from './health.rules.ts';

/** Compositions that browsers rejected in the chosen period: such a page shows only its fallback. */
export function CompositionFaults({ faults }: { faults: Health['compositionFaults'] }) {
  const t = useText();
  const occurred = faults.filter(({ pages }) => pages > 0);
  if (occurred.length === 0) return null;
  const words = occurred.map(({ fault, pages }) => t('faults.one', { fault: t(`faults.${fault}`), pages }));
  return (
    <Notice tone="bad">
      <strong>{t('faults.title')}</strong>
      <p>{words.join(', ')}</p>
    </Notice>
  );
}
