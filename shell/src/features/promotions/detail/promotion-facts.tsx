import type { PromotionDetail, PromotionTermsShown } from '@portal/shared/contract/rewards/promotions';
import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import { type ReactNode, useId } from 'react';
import { FormattedTime } from '../../../frame/page-parts/formatted-time.tsx';
import { useMoneyText } from '../../../frame/page-parts/use-money-text.ts';
import { textOrName, useText } from '../../../host/use-text.ts';
import styles from '../promotion-terms.module.css';
import { timesOf, weightsOf } from '../promotions.rules.ts';

/** Requirements of a promotion, one per line; those that do not apply are omitted. */
export function PromotionFacts({ terms }: { terms: PromotionDetail['terms'] }) {
  const t = useText();
  const money = useMoneyText();
  const { kind, per, of, minDeposit, minRank, turnoverPercent, weights, claimDays, placesLeft, budgetLeft } = terms;
  const { countsFrom, countsUntil } = terms;
  const deposit = kind === 'deposit' ? `promotions.fact.deposit_${of}` : 'promotions.fact.deposit';
  const facts: [key: string, value: ReactNode][] = [
    [t('promotions.fact.per'), t(`promotions.per.${per}`)],
    ...(minDeposit ? [row(t(deposit), t('promotions.fact.at_least', { amount: money(minDeposit) }))] : []),
    ...(countsFrom ? [row(t('promotions.fact.counts_from'), <FormattedTime at={countsFrom} hasZone />)] : []),
    ...(countsUntil ? [row(t('promotions.fact.counts_until'), <FormattedTime at={countsUntil} hasZone />)] : []),
    ...(minRank ? [row(t('promotions.fact.rank'), t('promotions.fact.from_vip', { rank: minRank }))] : []),
    ...(turnoverPercent === undefined ? [] : [row(t('promotions.fact.turnover'), turnoverWords(t, turnoverPercent))]),
    ...(claimDays ? [row(t('promotions.fact.claim'), t('promotions.fact.days', { days: claimDays }))] : []),
    ...(placesLeft === undefined || terms.prizes
      ? []
      : [row(t('promotions.fact.places'), t('promotions.fact.count', { count: placesLeft }))]),
    ...(budgetLeft ? [row(t('promotions.fact.budget'), money(budgetLeft))] : []),
  ];
  return (
    <div className={styles.terms}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {terms.prizes && <PrizeList prizes={terms.prizes} />}
      {weights && turnoverPercent ? <WeightList weights={weights} /> : null}
    </div>
  );
}

const row = (name: string, value: ReactNode): [string, ReactNode] => [name, value];

const turnoverWords = (t: ReturnType<typeof useText>, percent: number) =>
  percent === 0 ? t('promotions.fact.no_turnover') : t('promotions.fact.times', { times: timesOf(percent) });

/** Prizes of a raffle, with the number left of each. */
function PrizeList({ prizes }: { prizes: NonNullable<PromotionTermsShown['prizes']> }) {
  const t = useText();
  const money = useMoneyText();
  const id = useId();
  return (
    <section className={styles.prizes} aria-labelledby={id}>
      <h3 id={id}>{t('promotions.prizes')}</h3>
      <ul className={styles.prizeRows}>
        {prizes.map(({ amount, count, left }) => (
          <li key={amount} data-is-gone={left === 0 || undefined}>
            <strong>{money(amount)}</strong>
            <span>{t('promotions.prizes_left', { left, count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Share of a stake that counts, by kind of game. */
function WeightList({ weights }: { weights: Readonly<Record<string, number>> }) {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.weights} aria-labelledby={id}>
      <h3 id={id}>{t('promotions.weights')}</h3>
      <ul className={styles.weightRows}>
        {weightsOf(weights).map(([type, percent]) => (
          <li key={type}>
            <span>{textOrName(t, `category.${type}`, type)}</span>
            <MeterBar percent={percent} />
            <strong>{t('promotions.percent', { percent })}</strong>
          </li>
        ))}
      </ul>
      <p>{t('promotions.weights_others')}</p>
    </section>
  );
}
