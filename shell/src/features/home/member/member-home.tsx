import { trialType } from '@portal/shared/contract/constants';
import { listFavourites } from '@portal/shared/contract/games/favourites';
import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { HeartIcon } from '@portal/shared/ui/icons/frame';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { memberAtom } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import home from '../home.module.css';
import { GamesRail } from '../rails/games-rail.tsx';
import { HotRail } from '../rails/hot-rail.tsx';
import { BecausePlayed } from './because-played.tsx';
import { VipStrip } from './vip-strip.tsx';
import { Waiting } from './waiting.tsx';

const firstPage = { pageNo: 1, pageSize: 18 };

/** A member's start: games left off, favourites, what waits for an answer, the way to the next VIP level, games like the last one, hot games. */
export function MemberHome() {
  const member = useAtomValue(memberAtom);
  // A trial account has no lists of its own.
  return member?.type === trialType ? <HotRail /> : <OwnHome isReady={member !== undefined} />;
}

/** Reads the member's lists once it is known that the account has them. */
function OwnHome({ isReady }: { isReady: boolean }) {
  const t = useText();
  const recent = useCallQuery(listRecentGames, firstPage, { enabled: isReady });
  const favourites = useCallQuery(listFavourites, firstPage, { enabled: isReady });
  const hasPlayed = recent.data?.list.length !== 0;
  return (
    <>
      {hasPlayed ? (
        <GamesRail
          title={t('home.continue')}
          icon={<ClockIcon size={28} />}
          category="slots"
          query={recent}
          games={recent.data?.list}
        />
      ) : (
        <HotRail />
      )}
      {favourites.data && favourites.data.content.length > 0 && (
        <GamesRail
          title={t('home.favourites')}
          icon={<HeartIcon size={28} />}
          category="slots"
          query={favourites}
          games={favourites.data.content}
        />
      )}
      {/* Shown once it is known whether favourites come above it: nothing moves then. */}
      <div className={home.rows} data-held={favourites.isPending || undefined}>
        <Waiting isReady={isReady} />
        <VipStrip />
        {recent.data?.list[0] && <BecausePlayed game={recent.data.list[0]} />}
        {hasPlayed && <HotRail />}
      </div>
    </>
  );
}
