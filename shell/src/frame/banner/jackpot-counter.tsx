import { jackpotStepMs } from '@portal/shared/contract/constants';
import { useEffect, useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { jackpotMinor, jackpotText } from './jackpot.rules.ts';
import { JackpotFigure } from './jackpot-figure.tsx';

const PoolJackpot = lazyComponent(async () => (await import('./pool-jackpot.tsx')).PoolJackpot);

/** The jackpot by the operator's setting: illustrative, the pool's balance, or none. */
export function JackpotCounter({ className }: { className?: string }) {
  const { jackpotSource } = usePortal().host.site;
  if (jackpotSource === 'off') return null;
  return jackpotSource === 'ledger' ? (
    <PoolJackpot className={className} />
  ) : (
    <IllustrativeJackpot className={className} />
  );
}

function IllustrativeJackpot({ className }: { className?: string }) {
  const [units, setUnits] = useState(() => jackpotMinor(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setUnits(jackpotMinor(Date.now())), jackpotStepMs);
    return () => clearInterval(timer);
  }, []);
  return <JackpotFigure text={jackpotText(units)} isIllustrative className={className} />;
}
