import type { Promotion } from '@portal/shared/contract/content/list-promotions';
import { useAtomValue } from '@portal/shared/remote/state';
import { PromotionPicture } from '../../frame/promotion-picture.tsx';
import { RichText } from '../../frame/rich-text.tsx';
import { useNow } from '../../frame/use-now.ts';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { textOrName, useText } from '../../host/use-text.ts';
import { Countdown } from './countdown.tsx';
import { PromotionAction } from './promotion-action.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionEnd } from './promotion-end.tsx';
import { PromotionStateMark } from './promotion-state.tsx';
import styles from './promotions.module.css';
import { stateFor } from './promotions.rules.ts';

const minute = 60_000;

/** Picture and words, the conditions, and beside them the state with what can be done. */
export function PromotionDetail({ promotion, others }: { promotion: Promotion; others: readonly Promotion[] }) {
  const t = useText();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const state = stateFor(promotion, isLoggedIn, useNow(minute));
  const { type, title, summary, content, endsAt } = promotion;
  return (
    <>
      <article className={styles.detail}>
        <header className={styles.hero}>
          <PromotionPicture promotion={promotion} className={styles.heroArt} />
          <div className={styles.heroWords}>
            <span className={styles.heroType}>{textOrName(t, `promotions.type.${type}`, type)}</span>
            <h1>{title}</h1>
            <p>{summary}</p>
          </div>
        </header>
        <aside className={styles.deed} aria-label={t('promotions.state')}>
          <PromotionStateMark state={state} />
          <PromotionEnd endsAt={endsAt} isOver={state === 'close'} />
          {endsAt && state !== 'close' && <Countdown endsAt={endsAt} />}
          <PromotionAction state={state} />
        </aside>
        <section className={styles.conditions} aria-labelledby="conditions">
          <h2 id="conditions">{t('promotions.conditions')}</h2>
          <RichText html={content} />
        </section>
      </article>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="others">
          <h2 id="others">{t('promotions.others')}</h2>
          <div className={styles.cards}>
            {others.map((other) => (
              <PromotionCard key={other.id} promotion={other} headingLevel={3} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
