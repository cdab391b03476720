import { getTournament, type TournamentBoard } from '@portal/shared/contract/rewards/tournaments';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { Link } from '@portal/shared/remote/router';
import { buttonClass } from '@portal/shared/ui/button';
import { Badge } from '@portal/shared/ui/feedback/badge';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { ArrowLeftIcon } from '@portal/shared/ui/icons/navigation';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { TournamentCountdown } from '../../frame/tournaments/tournament-countdown.tsx';
import { useTournamentWords } from '../../frame/tournaments/use-tournament-words.ts';
import { boardEveryMs } from '../../frame/tournaments/use-tournaments.ts';
import { useText } from '../../host/use-text.ts';
import { JoinTournament } from './join-tournament.tsx';
import { Places } from './places.tsx';
import { PrizeTable } from './prize-table.tsx';
import styles from './tournaments.module.css';
import { canJoin, playPathOf, stateTone } from './tournaments.rules.ts';

/** One tournament: rules and prizes beside the live board. */
export function TournamentBoardView({ id }: { id: string }) {
  const t = useText();
  const query = useCallQuery(getTournament, { id }, { everyMs: boardEveryMs });
  const isGone = refusalOf(query.error)?.code === 'tournament_not_found';
  const back = (
    <Link to="/tournaments" className={styles.back}>
      <ArrowLeftIcon size={20} />
      {t('tournaments.back')}
    </Link>
  );
  if (isGone) return <EmptyState drawing="gift" heading="h1" title={t('tournaments.gone')} action={back} />;
  return (
    <>
      {back}
      <QueryView query={query} skeleton={<Skeleton shape="block" height={520} />}>
        {(board) => <Board board={board} />}
      </QueryView>
    </>
  );
}

function Board({ board }: { board: TournamentBoard }) {
  const t = useText();
  const words = useTournamentWords();
  const { tournament, serverTime } = board;
  const { name, state, scope, players } = tournament;
  const playPath = playPathOf(scope);
  return (
    <>
      <header className={styles.head} data-state={state}>
        <div className={styles.top}>
          <Badge tone={stateTone[state]}>{t(`tournaments.state.${state}`)}</Badge>
          <TournamentCountdown tournament={tournament} serverTime={serverTime} />
          <span>{t('tournaments.players', { count: players })}</span>
        </div>
        <h1>{name}</h1>
        <p>{words.ruleText(tournament)}</p>
        <p className={styles.budget}>{t('tournaments.budget', { prize: words.prizeText(tournament.budget) })}</p>
        {(state === 'counting' || state === 'finished' || state === 'cancelled') && (
          <p>{t(`tournaments.${state}_text`)}</p>
        )}
        <div className={styles.acts}>
          <JoinTournament tournament={tournament} />
          {state === 'running' && playPath && (
            <Link to={playPath} className={buttonClass({ variant: canJoin(tournament) ? 'secondary' : 'primary' })}>
              {t('tournaments.play')}
            </Link>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <Places board={board} />
        <div className={styles.about}>
          <PrizeTable tournament={tournament} />
          <section aria-labelledby="tournament-rules" className={styles.panel}>
            <h2 id="tournament-rules">{t('tournaments.rules')}</h2>
            <ul className={styles.rules}>
              {words.moreRules(tournament).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <h3>{t('tournaments.scope')}</h3>
            <p>{words.scopeNames(tournament).join(', ') || t('tournaments.scope.all')}</p>
          </section>
        </div>
      </div>
    </>
  );
}
