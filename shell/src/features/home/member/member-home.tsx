import { trialType } from '@portal/shared/contract/constants';
import { listFavourites } from '@portal/shared/contract/games/favourites';
import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { HeartIcon } from '@portal/shared/ui/icons/frame';
import { ClockIcon } from '@portal/shared/ui/icons/status';
import { memberAtom } from '../../../host/atoms.ts';
import { useText } from '../../../host/use-text.ts';
import { GamesRail } from '../rails/games-rail.tsx';
import { HotRail } from '../rails/hot-rail.tsx';
import { NewRail } from '../rails/new-rail.tsx';
import { BecausePlayed } from './because-played.tsx';
import { RailSkeleton } from './rail-skeleton.tsx';
import { useHasRail } from './use-has-rail.ts';
import { VipStrip } from './vip-strip.tsx';
import { Waiting } from './waiting.tsx';

const firstPage = { pageNo: 1, pageSize: 18 };

/**
 * A member's start: games left off and favourites (if there are any; a newcomer without both sees hot games), what waits
 * for an answer, the way to the next VIP level, games like the last one, hot games, new games. Rails take their places
 * before their games are loaded, by the last visit; at the first visit skeletons stand where it is not known yet.
 */
export function MemberHome() {
  const member = useAtomValue(memberAtom);
  if (member?.type !== trialType) return <OwnHome memberId={member?.id} />;
  // A trial account has no lists of its own.
  return (
    <>
      <HotRail />
      <NewRail />
    </>
  );
}

/** Reads the member's lists once it is known that the account has them. */
function OwnHome({ memberId }: { memberId: string | undefined }) {
  const t = useText();
  const isReady = memberId !== undefined;
  const recent = useCallQuery(listRecentGames, firstPage, { enabled: isReady });
  const favourites = useCallQuery(listFavourites, firstPage, { enabled: isReady });
  const hasPlayed = useHasRail('recent', memberId, recent);
  const hasFavourites = useHasRail('favourites', memberId, favourites);
  const isKnown = hasPlayed !== undefined && hasFavourites !== undefined;
  const isNewcomer = isKnown && !hasPlayed && !hasFavourites;
  const lastPlayed = recent.data?.list[0];
  return (
    <>
      {!isKnown && <RailSkeleton isBusy={isReady} />}
      {isNewcomer && <HotRail />}
      {isKnown && hasPlayed && (
        <GamesRail
          title={t('home.continue')}
          icon={<ClockIcon size={28} />}
          category="slots"
          query={recent}
          games={recent.data?.list}
        />
      )}
      {isKnown && hasFavourites && (
        <GamesRail
          title={t('home.favourites')}
          icon={<HeartIcon size={28} />}
          category="slots"
          query={favourites}
          games={favourites.data?.content}
        />
      )}
      <Waiting isReady={isReady} />
      <VipStrip />
      {!isKnown && <RailSkeleton isBusy={isReady} />}
      {isKnown && hasPlayed && (lastPlayed || recent.isPending) && <BecausePlayed game={lastPlayed} />}
      {isKnown && !isNewcomer && <HotRail />}
      {isKnown && <NewRail />}
    </>
  );
}
