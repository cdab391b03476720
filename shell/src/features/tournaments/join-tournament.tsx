import { joinTournament, type Tournament } from '@portal/shared/contract/rewards/tournaments';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useHost } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { Button } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { FailureNote } from '@portal/shared/ui/feedback/failure-note';
import { useState } from 'react';
import { useTournamentRefresh } from '../../frame/tournaments/use-tournaments.ts';
import { useProtected } from '../../frame/use-protected.ts';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { useText } from '../../host/use-text.ts';
import { canJoin } from './tournaments.rules.ts';

/** Button to take part, that the member does, or why the member cannot. */
export function JoinTournament({ tournament }: { tournament: Tournament }) {
  const t = useText();
  const { entry, isJoined, obstacle, minRank, state } = tournament;
  const isAhead = state === 'running' || state === 'coming';
  if (isJoined) return <Badge tone="good">{t('tournaments.joined')}</Badge>;
  if (obstacle && isAhead) return <p>{t(`tournaments.obstacle.${obstacle}`, { rank: minRank })}</p>;
  return entry === 'opt-in' && canJoin(tournament) ? <JoinButton id={tournament.id} /> : null;
}

function JoinButton({ id }: { id: string }) {
  const t = useText();
  const { call, toast } = useHost();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const protect = useProtected();
  const refresh = useTournamentRefresh();
  const [failure, setFailure] = useState('');
  const [join, isBusy] = useOneAtATime(async () => {
    setFailure('');
    try {
      await call(joinTournament, { id });
      toast(t('tournaments.join_done'), 'good');
    } catch (error) {
      setFailure(refusalOf(error)?.message ?? t('tournaments.failed'));
    }
    await refresh();
  });
  return (
    <>
      <Button variant="primary" busy={isBusy} onClick={() => protect(() => void join())}>
        {t(isLoggedIn ? 'tournaments.join' : 'tournaments.log_in')}
      </Button>
      <FailureNote>{failure}</FailureNote>
    </>
  );
}
