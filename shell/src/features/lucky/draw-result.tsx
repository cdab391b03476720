import type { ChanceDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { Button } from '@portal/shared/ui/button';
import { ShieldIcon } from '@portal/shared/ui/icons/frame';
import { useState } from 'react';
import { hasWon, usePrizeText } from '../../frame/draws/prize-text.tsx';
import { VerifyDialog } from '../../frame/draws/verify-dialog.tsx';
import { useText } from '../../host/use-text.ts';
import styles from './lucky.module.css';

/** Announces the result of a draw, with a link to verify it. Always in the page, or it would not be read out. */
export function DrawResult({ draw }: { draw: ChanceDraw | undefined }) {
  const t = useText();
  const text = usePrizeText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.result} data-won={draw && hasWon(draw) ? '' : undefined}>
      <p role="status" className={styles.won}>
        {draw && (hasWon(draw) ? t('lucky.won', { prize: text.draw(draw) }) : t('lucky.lost'))}
      </p>
      {draw && (
        <div className={styles.resultNotes}>
          {draw.turnover !== '0.00' && <p>{t('lucky.turnover', { amount: text.amount(draw.turnover) })}</p>}
          <Button size="small" icon={<ShieldIcon size={18} />} onClick={() => setIsOpen(true)}>
            {t('lucky.verify')}
          </Button>
        </div>
      )}
      {draw && isOpen && <VerifyDialog draw={draw} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
