import { listPromotions, type PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { timeLeft, timeUnits, twoDigits } from '@portal/shared/remote/time/time-left.rules';
import { PromotionPicture } from '../../../frame/page-parts/promotion-picture.tsx';
import { RichText } from '../../../frame/page-parts/rich-text.tsx';
import { useNow } from '../../../frame/page-parts/use-now.ts';
import { textOrName, useText } from '../../../host/use-text.ts';
import { OwnParticipation } from '../participation/own-participation.tsx';
import { PromotionAction } from '../participation/promotion-action.tsx';
import { PromotionCard } from '../promotion-card.tsx';
import { PromotionDates } from '../promotion-dates.tsx';
import { PromotionGift } from '../promotion-gift.tsx';
import { PromotionStateBadge } from '../promotion-state.tsx';
import styles from '../promotions.module.css';
import { stateAt } from '../promotions.rules.ts';
import { PromotionFacts } from './promotion-facts.tsx';

const minute = 60_000;

/** Picture and text, the conditions, and beside them the member's action and participation. */
export function PromotionDetailView({ promotion }: { promotion: PromotionDetail }) {
  const t = useText();
  const { type, title, summary, content } = promotion;
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
        <PromotionStatus promotion={promotion} />
        <section className={styles.conditions} aria-labelledby="conditions">
          <h2 id="conditions">{t('promotions.conditions')}</h2>
          <RichText html={content} />
          <PromotionFacts terms={promotion.terms} />
        </section>
      </article>
      <OtherPromotions id={promotion.id} />
    </>
  );
}

function PromotionStatus({ promotion }: { promotion: PromotionDetail }) {
  const t = useText();
  const state = stateAt(promotion, useNow(minute));
  const { terms, offer, startsAt, endsAt, participation } = promotion;
  const until = state === 'coming_soon' ? startsAt : endsAt;
  return (
    <aside className={styles.deed} aria-label={t('promotions.state')}>
      <PromotionStateBadge state={state} />
      {state !== 'close' && state !== 'rejected' && <PromotionGift terms={terms} offer={offer} />}
      <PromotionDates state={state} startsAt={startsAt} endsAt={endsAt} />
      {until && state !== 'close' && (
        <Countdown until={until} label={t(state === 'coming_soon' ? 'promotions.until' : 'promotions.left')} />
      )}
      <PromotionAction promotion={promotion} state={state} />
      {participation && <OwnParticipation participation={participation} state={state} />}
    </aside>
  );
}

const second = 1000;

/** Days, hours, minutes and seconds until a moment; nothing once it has passed. */
function Countdown({ until, label }: { until: string; label: string }) {
  const t = useText();
  const left = timeLeft(until, useNow(second));
  if (!left) return null;
  return (
    <dl className={styles.countdown} aria-label={label}>
      {timeUnits.map((unit) => (
        <div key={unit}>
          <dd translate="no">{twoDigits(left[unit])}</dd>
          <dt>{t(`promotions.left_${unit}`)}</dt>
        </div>
      ))}
    </dl>
  );
}

const shownAtMost = 3;

/** Other running promotions; nothing until they have loaded. */
function OtherPromotions({ id }: { id: string }) {
  const t = useText();
  const { data } = useCallQuery(listPromotions, {});
  const others = data?.promotions.filter((other) => other.id !== id).slice(0, shownAtMost) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{t('promotions.others')}</h2>
      <div className={styles.cards}>
        {others.map((other) => (
          <PromotionCard key={other.id} promotion={other} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}
