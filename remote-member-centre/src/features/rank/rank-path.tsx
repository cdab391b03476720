import { PageSection } from '@portal/shared/parts/page';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import type { Level } from '@portal/shared/remote/rewards/rank-progress.rules';
import { CheckIcon } from '@portal/shared/ui/icons/status';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { useEffect, useRef } from 'react';
import styles from './rank.module.css';
import { shortAmount } from './short-amount.rules.ts';

interface RankPathProps {
  levels: readonly Level[];
  rank: number;
}

/** The levels in a row, those reached lit; on phones the row scrolls to the own one. */
export function RankPath({ levels, rank }: RankPathProps) {
  const intl = useIntl();
  const { currencySymbol } = useHost().site;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const own = list.current?.querySelector<HTMLElement>(`[data-rank="${rank}"]`);
    if (list.current && own)
      list.current.scrollLeft = own.offsetLeft - (list.current.clientWidth - own.offsetWidth) / 2;
  }, [rank]);
  return (
    <PageSection id="rank-path" title={<FormattedMessage id="rank.path" />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reached by the keyboard */}
      <ol ref={list} className={styles.path} tabIndex={0} aria-labelledby="rank-path">
        {[...levels]
          .sort((a, b) => a.rank - b.rank)
          .map((level) => (
            <li
              key={level.rank}
              data-rank={level.rank}
              className={styles.step}
              data-reached={level.rank <= rank || undefined}
              aria-current={level.rank === rank ? 'step' : undefined}
            >
              <VipMedal rank={level.rank} size={48} className={styles.stepMedal} />
              <span className={styles.stepName}>{level.name}</span>
              <span
                className={styles.stepAsks}
              >{`${currencySymbol}\u00a0${shortAmount(intl.locale, level.validBet)}`}</span>
              <span className={styles.stepState}>
                {level.rank === rank ? (
                  <FormattedMessage id="rank.here" />
                ) : level.rank < rank ? (
                  <>
                    <CheckIcon size={16} />
                    <span className="visually-hidden">
                      <FormattedMessage id="rank.reached" />
                    </span>
                  </>
                ) : null}
              </span>
            </li>
          ))}
      </ol>
    </PageSection>
  );
}
