import type { Tournament } from '@portal/shared/contract/rewards/tournaments';
import { Link } from '@portal/shared/remote/router';
import { HeroArt } from '@portal/shared/ui/brand/hero-art';
import { buttonClass } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { QueryView } from '../../frame/page-parts/query-view.tsx';
import { useTournaments } from '../../frame/tournaments/use-tournaments.ts';
import { useText } from '../../host/use-text.ts';
import { TournamentCard } from './tournament-card.tsx';
import styles from './tournaments.module.css';

/** Running, coming and finished tournaments, each as a card. */
export function TournamentList() {
  const t = useText();
  const query = useTournaments();
  return (
    <>
      <header className={styles.banner}>
        <HeroArt group="tournament" className={styles.bannerArt} />
        <div className={styles.bannerWords}>
          <h1>{t('tournaments.title')}</h1>
          <p>{t('tournaments.text')}</p>
        </div>
      </header>
      <QueryView query={query} skeleton={<Skeleton shape="block" height={320} />}>
        {({ tournaments, serverTime }) => <Groups tournaments={tournaments} serverTime={serverTime} />}
      </QueryView>
    </>
  );
}

const groups: readonly (readonly [name: string, states: readonly Tournament['state'][]])[] = [
  ['running', ['running', 'counting']],
  ['coming', ['coming']],
  ['finished', ['finished', 'cancelled']],
];

function Groups({ tournaments, serverTime }: { tournaments: readonly Tournament[]; serverTime: string }) {
  const t = useText();
  if (tournaments.length === 0)
    return (
      <EmptyState
        drawing="gift"
        title={t('tournaments.none')}
        action={
          <Link to="/promotions" className={buttonClass()}>
            {t('tournaments.none_action')}
          </Link>
        }
      >
        {t('tournaments.none_text')}
      </EmptyState>
    );
  return groups.map(([name, states]) => {
    const shown = tournaments.filter(({ state }) => states.includes(state));
    if (shown.length === 0) return null;
    return (
      <section key={name} className={styles.group} aria-labelledby={`tournaments-${name}`}>
        <h2 id={`tournaments-${name}`}>{t(`tournaments.${name}`)}</h2>
        <ul className={styles.cards}>
          {shown.map((tournament) => (
            <li key={tournament.id} className={styles.item}>
              <TournamentCard tournament={tournament} serverTime={serverTime} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
