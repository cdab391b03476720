import { tintOf } from '@portal/shared/ui/category';
import { type CSSProperties, useEffect } from 'react';
import type { LotteryRoom } from '../../rooms.ts';
import { type Asked, chosenGame, menusOfVendor } from './choice.rules.ts';
import { ChoiceNotice } from './choice-notice.tsx';
import { hasPassedDraw } from './countdown.rules.ts';
import { GameGroups } from './game-groups.tsx';
import { LotteryFailed, LotterySkeleton, NoLottery } from './lobby-states.tsx';
import { LotteryHead } from './lottery-head.tsx';
import styles from './lottery-page.module.css';
import { useLotteryMenu, usePopularLottery } from './use-lottery-menu.ts';
import { useServerNow } from './use-server-now.ts';

/** Seconds a passed draw gets before the menu is asked for the next one. */
const afterDrawMs = 3_000;

/** /lottery, /vnlottery and /elott: what can be played, by group, with the time left to each draw. */
export function LotteryPage({ room, asked }: { room: LotteryRoom; asked: Asked }) {
  const { menus, offsetMs, isFailed, retry } = useLotteryMenu(room);
  const popular = usePopularLottery(room);
  const serverNowMs = useServerNow(offsetMs);
  useNextDraws(menus?.flatMap(({ games }) => games.map(({ nextDrawAt }) => nextDrawAt)) ?? [], serverNowMs, retry);
  const shown = menus && menusOfVendor(menus, asked.vendor);
  const tint = { '--tint': tintOf(room.category) } as CSSProperties;
  return (
    <div className={styles.page} style={tint}>
      <LotteryHead room={room} games={shown?.reduce((count, { games }) => count + games.length, 0)} />
      {menus && <ChoiceNotice choice={chosenGame(menus, asked)} category={room.category} serverNowMs={serverNowMs} />}
      {isFailed && !menus ? <LotteryFailed onRetry={retry} /> : null}
      {!menus && !isFailed ? <LotterySkeleton category={room.category} /> : null}
      {shown?.length === 0 ? <NoLottery /> : null}
      {shown && shown.length > 0 ? (
        <GameGroups menus={shown} popular={popular ?? []} category={room.category} serverNowMs={serverNowMs} />
      ) : null}
    </div>
  );
}

/** Asks for the menu again a moment after a draw has passed, once for each answer that had one. */
function useNextDraws(drawTimes: (string | undefined)[], serverNowMs: number, retry: () => void) {
  const isDue = hasPassedDraw(drawTimes, serverNowMs);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(retry, afterDrawMs);
    return () => clearTimeout(timer);
  }, [isDue]);
}
