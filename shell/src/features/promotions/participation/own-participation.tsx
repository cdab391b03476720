import type { PromotionDetail } from '@portal/shared/contract/rewards/promotions';
import { useIntl } from '@portal/shared/remote/intl';
import { zonedTime } from '@portal/shared/remote/time/zoned-time';
import { Timeline, type TimelineStep } from '@portal/shared/ui/lists/timeline';
import { useText } from '../../../host/use-text.ts';
import styles from '../promotion-terms.module.css';
import type { PromotionState } from '../promotions.rules.ts';
import { VerifyTicket } from './verify-ticket.tsx';

type Participation = NonNullable<PromotionDetail['participation']>;

const ends: readonly PromotionState[] = ['claimed', 'joined'];

/** The member's participation in the promotion: what was done, its outcome, and when. */
export function OwnParticipation({ participation, state }: { participation: Participation; state: PromotionState }) {
  const t = useText();
  const intl = useIntl();
  const { comment, images, reason, history, drawId, declinedAt } = participation;
  const steps = history.map(({ state: of, at }, index): TimelineStep => {
    const words = zonedTime(intl, at);
    return {
      key: of,
      look: lookOf(of, index === history.length - 1 && !declinedAt),
      name: t(`promotions.step.${of}`),
      at: { iso: at, words },
    };
  });
  if (state === 'applying' || state === 'process')
    steps.push({ key: 'ahead', look: 'ahead', name: t('promotions.step.ahead') });
  if (declinedAt) {
    const at = { iso: declinedAt, words: zonedTime(intl, declinedAt) };
    steps.push({ key: 'declined', look: 'end', name: t('promotions.step.declined'), at });
  }
  return (
    <section className={styles.own} aria-label={t('promotions.own')}>
      <h2>{t('promotions.own')}</h2>
      {comment && (
        <blockquote className={styles.comment}>
          <p>{comment}</p>
          {images > 0 && <footer>{t('promotions.own_images', { count: images })}</footer>}
        </blockquote>
      )}
      <Timeline label={t('promotions.timeline')} steps={steps} />
      {reason && (
        <p className={styles.reason}>
          <strong>{t('promotions.reason')}</strong> {reason}
        </p>
      )}
      {drawId && <VerifyTicket drawId={drawId} />}
    </section>
  );
}

function lookOf(state: PromotionState, isLast: boolean): TimelineStep['look'] {
  if (!isLast) return 'passed';
  if (state === 'rejected') return 'end';
  return ends.includes(state) ? 'done' : 'now';
}
