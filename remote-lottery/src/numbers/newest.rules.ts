import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';

/** A finished draw from the menu: without its proof. */
export type LastDraw = NonNullable<LotteryGame['lastDraw']>;

/** The later of two draws; for the same draw the menu's version, which is reloaded regularly. */
export function newerDraw(ofMenu: LastDraw | undefined, fetched: LastDraw | undefined): LastDraw | undefined {
  if (!ofMenu || !fetched) return ofMenu ?? fetched;
  return Date.parse(fetched.drawnAt) > Date.parse(ofMenu.drawnAt) ? fetched : ofMenu;
}

/** Whether the known draws include the latest past one. */
export function reaches(known: Pick<LastDraw, 'drawnAt'> | undefined, drawAt: string): boolean {
  return known !== undefined && Date.parse(known.drawnAt) >= Date.parse(drawAt);
}

/** Index of the last draw whose time has passed; earlier entries were cancelled in advance. -1 if there is none. */
export function lastCome(draws: readonly Pick<OpenedDraw, 'state' | 'drawnAt'>[], serverTime: string): number {
  return draws.findIndex(({ state, drawnAt }) => state === 'result' || Date.parse(drawnAt) <= Date.parse(serverTime));
}
