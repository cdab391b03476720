import type { Tournament } from '@portal/shared/contract/rewards/tournaments';
import { timeLeft } from '@portal/shared/remote/time/time-left.rules';
import { useEffect, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import { FormattedTime } from '../page-parts/formatted-time.tsx';
import { useNow } from '../page-parts/use-now.ts';
import { useTournamentRefresh } from './use-tournaments.ts';

interface CountdownProps {
  tournament: Pick<Tournament, 'state' | 'startsAt' | 'endsAt'>;
  /** Of the platform, when the answer came. */
  serverTime: string;
}

/** "Ends in 5 h 12 min" by the clock of the platform; loads again when it is up. Over: when it ended. */
export function TournamentCountdown({ tournament, serverTime }: CountdownProps) {
  const { state, startsAt, endsAt } = tournament;
  if (state === 'running')
    return <Ticking key={endsAt} until={endsAt} textId="tournaments.ends_in" {...{ serverTime }} />;
  if (state === 'coming')
    return <Ticking key={startsAt} until={startsAt} textId="tournaments.starts_in" {...{ serverTime }} />;
  return <FormattedTime at={endsAt} hasZone />;
}

interface TickingProps {
  until: string;
  textId: 'tournaments.ends_in' | 'tournaments.starts_in';
  serverTime: string;
}

function Ticking({ until, textId, serverTime }: TickingProps) {
  const t = useText();
  const refresh = useTournamentRefresh();
  const [aheadMs, setAheadMs] = useState(() => Date.parse(serverTime) - Date.now());
  useEffect(() => setAheadMs(Date.parse(serverTime) - Date.now()), [serverTime]);
  const left = timeLeft(until, useNow(1000) + aheadMs);
  const isUp = left === undefined;
  useEffect(() => {
    if (isUp) void refresh();
  }, [isUp, refresh]);
  const { days, hours, minutes, seconds } = left ?? { days: 0, hours: 0, minutes: 0, seconds: 0 };
  const unit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return (
    <time dateTime={until} translate="no">
      {t(textId, { time: t(`tournaments.left.${unit}`, { days, hours, minutes, seconds }) })}
    </time>
  );
}
