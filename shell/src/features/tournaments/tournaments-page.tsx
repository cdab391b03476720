import { loadTournamentsTexts } from '@portal/shared/i18n/load-tournaments';
import { useSearchParams } from '@portal/shared/remote/router';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { AreaTexts } from '../../frame/page-parts/area-texts.tsx';
import page from '../../frame/page-parts/page.module.css';
import { useTournamentUpdates } from '../../frame/tournaments/use-tournaments.ts';
import { TournamentBoardView } from './tournament-board.tsx';
import { TournamentList } from './tournament-list.tsx';

/** /tournaments: all of them; with `id`: one with its live board. */
export function TournamentsPage() {
  return (
    <div className={page.page}>
      <AreaTexts area={loadTournamentsTexts} fallback={<Skeleton shape="block" height={520} />}>
        <Tournaments />
      </AreaTexts>
    </div>
  );
}

function Tournaments() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  useTournamentUpdates();
  return id ? <TournamentBoardView key={id} id={id} /> : <TournamentList />;
}
