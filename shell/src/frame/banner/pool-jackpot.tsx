import { getJackpot } from '@portal/shared/contract/games/jackpot';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useEffect } from 'react';
import { jackpotText } from './jackpot.rules.ts';
import { JackpotFigure } from './jackpot-figure.tsx';

/** Polling interval for the pool on a visible page. */
const everyMs = 15_000;

/** The balance of the pool that bets feed; nothing before the first response. */
export function PoolJackpot({ className }: { className?: string }) {
  const { data, refetch } = useCallQuery(getJackpot, {});
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void refetch();
    }, everyMs);
    return () => clearInterval(timer);
  }, [refetch]);
  if (data?.amount === undefined) return null;
  return (
    <JackpotFigure text={jackpotText(Number(minorUnits(data.amount)))} isIllustrative={false} className={className} />
  );
}
