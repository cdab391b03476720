import type { CardPage } from './card-page.ts';
import { followCards, type PvpSession, type PvpState } from './pvp-api.ts';

/** Shows the states from the card room until another page has the seat. */
export async function followRoom(info: PvpSession, page: CardPage, takesOver: boolean): Promise<void> {
  let satAgainAfter: string | undefined;
  await followCards(info.session, takesOver, {
    state(next) {
      page.lineLost(false);
      const isFirst = page.state() === undefined;
      page.show(next);
      if (isFirst) sitWhereChosen(info, page, next);
      if (!next.sitAgain || next.match?.matchId === satAgainAfter) return;
      satAgainAfter = next.match?.matchId;
      void page.sit(next.sitAgain);
    },
    lost: () => page.lineLost(true),
  });
}

/** Sits down once in the room chosen in the portal; after a reload the player decides. */
function sitWhereChosen({ session, roomId }: PvpSession, page: CardPage, { match, waiting }: PvpState): void {
  const key = `seated ${session}`;
  if (!roomId || match || waiting || sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, 'yes');
  void page.sit(roomId);
}
