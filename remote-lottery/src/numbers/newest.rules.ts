import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';

/** A finished draw from the menu: without its proof. */
export type LastDraw = NonNullable<LotteryGame['lastDraw']>;

/** The later of two draws; of one draw what the menu says of it, which is read again and again. */
export function newerDraw(ofMenu: LastDraw | undefined, fetched: LastDraw | undefined): LastDraw | undefined {
  if (!ofMenu || !fetched) return ofMenu ?? fetched;
  return Date.parse(fetched.drawnAt) > Date.parse(ofMenu.drawnAt) ? fetched : ofMenu;
}

/** Whether what is known reaches up to a draw that has begun. */
export function reaches(known: Pick<LastDraw, 'drawnAt'> | undefined, drawAt: string): boolean {
  return known !== undefined && Date.parse(known.drawnAt) >= Date.parse(drawAt);
}

/** Place of the last draw whose time has come: those before it were called off ahead. -1 where there is none. */
export function lastCome(draws: readonly Pick<OpenedDraw, 'state' | 'drawnAt'>[], serverTime: string): number {
  return draws.findIndex(({ state, drawnAt }) => state === 'result' || Date.parse(drawnAt) <= Date.parse(serverTime));
}
