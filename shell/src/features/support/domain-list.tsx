import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { RefreshIcon } from '@portal/shared/ui/icons/media';
import { useEffect, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import { DomainRow } from './domain-row.tsx';
import styles from './domains.module.css';
import { bySpeed, isDomain, type MeasuredDomain, recommended, type Speed } from './domains.rules.ts';
import { measureDomain } from './measure-domain.ts';

interface DomainListProps {
  domains: readonly string[];
  /** Path and query to open on the other domain. */
  path: string;
}

/** The portal's domains by the speed measured in this browser, with a recommendation. */
export function DomainList({ domains, path }: DomainListProps) {
  const t = useText();
  const [round, setRound] = useState(0);
  const measured = useDomainSpeeds([...new Set(domains.filter(isDomain))], round);
  const best = recommended(measured);
  const isBusy = measured.some(({ speed }) => speed === 'measuring');
  const here = window.location.host;
  if (measured.length === 0) return <p className={styles.note}>{t('domains.empty')}</p>;
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{t('domains.text')}</p>
      <ol className={styles.list} aria-label={t('domains.list')} aria-busy={isBusy}>
        {bySpeed(measured).map(({ domain, speed }) => (
          <DomainRow
            key={domain}
            domain={domain}
            speed={speed}
            address={`${window.location.protocol}//${domain}${path}`}
            isHere={domain === here}
            badge={
              <>
                {domain === best && <Badge tone="good">{t('domains.best')}</Badge>}
                {domain === here && <Badge>{t('domains.here')}</Badge>}
              </>
            }
          />
        ))}
      </ol>
      <Button icon={<RefreshIcon size={18} />} busy={isBusy} onClick={() => setRound(round + 1)}>
        {t('domains.again')}
      </Button>
    </div>
  );
}

/** Measures all domains in parallel, again for each new `round`. */
function useDomainSpeeds(domains: readonly string[], round: number): MeasuredDomain[] {
  const [speeds, setSpeeds] = useState<Readonly<Record<string, Speed>>>({});
  const names = domains.join(' ');
  // A new round measures the same domains again.
  useEffect(() => {
    const ending = new AbortController();
    setSpeeds({});
    for (const domain of names.split(' ').filter(Boolean)) {
      void measureDomain(`${window.location.protocol}//${domain}`, ending.signal).then((ms) => {
        if (!ending.signal.aborted) setSpeeds((known) => ({ ...known, [domain]: ms ?? 'unreachable' }));
      });
    }
    return () => ending.abort();
  }, [names, round]);
  return domains.map((domain) => ({ domain, speed: speeds[domain] ?? 'measuring' }));
}
