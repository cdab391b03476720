import type { ChanceGame, ChancePrize } from '@portal/shared/contract/rewards/chance-shapes';
import { Button } from '@portal/shared/ui/button';
import { PercentIcon } from '@portal/shared/ui/icons/money';
import { useState } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './lucky.module.css';
import { OddsDialog } from './odds-dialog.tsx';

interface FairNoteProps {
  game: ChanceGame;
  /** Envelopes have a rule instead of prizes. */
  prizes: readonly ChancePrize[] | undefined;
  turnoverPercent: number;
  commitment: string | undefined;
}

/** Link to the odds, and the seal of the next draw, published before it. */
export function FairNote({ game, prizes, turnoverPercent, commitment }: FairNoteProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.fair}>
      {turnoverPercent > 0 && <p>{t('lucky.binds', { percent: turnoverPercent })}</p>}
      <Button
        size="small"
        variant="quiet"
        className={styles.oddsButton}
        icon={<PercentIcon size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {t('lucky.odds')}
      </Button>
      {commitment && (
        <details className={styles.seal}>
          <summary>{t('lucky.sealed')}</summary>
          <p>{t('lucky.sealed_text')}</p>
          <code translate="no">{commitment}</code>
        </details>
      )}
      {isOpen && (
        <OddsDialog game={game} prizes={prizes} turnoverPercent={turnoverPercent} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
