import { listChanceDraws } from '@portal/shared/contract/rewards/chance';
import type { ChanceDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { ShieldIcon } from '@portal/shared/ui/icons/frame';
import { Pagination } from '@portal/shared/ui/lists/pagination';
import { useState } from 'react';
import { hasWon, usePrizeText } from '../../frame/draws/prize-text.tsx';
import { VerifyDialog } from '../../frame/draws/verify-dialog.tsx';
import { FormattedTime } from '../../frame/page-parts/formatted-time.tsx';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { useText } from '../../host/use-text.ts';
import styles from './own-draws.module.css';

const rowsOfPage = 10;

/** The member's draws, newest first; each can be recomputed in this browser. */
export function OwnDraws() {
  const t = useText();
  const [pageNo, setPageNo] = useState(1);
  const [checked, setChecked] = useState<ChanceDraw>();
  const query = useCallQuery(listChanceDraws, { pageNo, pageSize: rowsOfPage }, { keepPrevious: true });
  return (
    <section className={styles.draws} aria-labelledby="own-draws">
      <h2 id="own-draws">{t('lucky.draws')}</h2>
      <QueryView query={query}>
        {({ list, totalPages }) => (
          <>
            {list.length === 0 && (
              <EmptyState drawing="gift" title={t('lucky.draws_none')}>
                {t('lucky.draws_none_text')}
              </EmptyState>
            )}
            <ul className={styles.drawList}>
              {list.map((draw) => (
                <DrawRow key={draw.id} draw={draw} onVerify={() => setChecked(draw)} />
              ))}
            </ul>
            <Pagination
              pageNo={pageNo}
              totalPages={totalPages}
              onChange={setPageNo}
              labels={{ pages: t('lucky.pages'), previous: t('common.previous'), next: t('common.next') }}
            />
          </>
        )}
      </QueryView>
      {checked && <VerifyDialog draw={checked} onClose={() => setChecked(undefined)} />}
    </section>
  );
}

function DrawRow({ draw, onVerify }: { draw: ChanceDraw; onVerify(): void }) {
  const t = useText();
  const text = usePrizeText();
  return (
    <li className={styles.drawRow}>
      <span className={styles.drawGame}>
        {t(`lucky.${draw.game}`)}
        <FormattedTime at={draw.at} />
      </span>
      <span className={styles.drawPrize} data-won={hasWon(draw) ? '' : undefined}>
        {text.draw(draw)}
      </span>
      <Button
        size="small"
        variant="quiet"
        icon={<ShieldIcon size={18} />}
        aria-label={t('lucky.verify_draw', { game: t(`lucky.${draw.game}`), prize: text.draw(draw) })}
        onClick={onVerify}
      >
        {t('lucky.verify')}
      </Button>
    </li>
  );
}
