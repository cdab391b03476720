import { expect, type Locator } from '@playwright/test';
import type { Portal } from './portal.ts';
import { shownMinor } from './shown-amount.ts';

/** A round as its player saw it; amounts in minor units. */
interface SeenRound {
  game: string;
  stake: number;
  win: number;
  state?: 'Settled' | 'Voided' | 'Under review';
}

/** The betting record of the member centre, opened by the account menu. */
export async function openBettingRecord(portal: Portal, nickname: string): Promise<void> {
  await portal.pickFromAccountMenu(nickname, 'My account');
  await portal.memberCentre.openPage('Betting record');
}

/** Returns the newest round of a game in the open record. */
export function newestRow(portal: Portal, game: string): Locator {
  return portal.memberCentre.sheet.getByRole('row').filter({ hasText: game }).first();
}

/** Expects the newest round of the game in the record with these figures; settled by default. */
export async function expectInRecord(
  portal: Portal,
  nickname: string,
  { game, stake, win, state = 'Settled' }: SeenRound,
) {
  await openBettingRecord(portal, nickname);
  const row = newestRow(portal, game);
  await expect(row.getByText(state).first()).toBeVisible();
  const cells = row.getByRole('cell');
  await expect(cells.filter({ hasText: /\d\.\d\d/ }).nth(0)).toContainText(shownMinor(stake));
  await expect(cells.filter({ hasText: /\d\.\d\d/ }).nth(1)).toContainText(shownMinor(win));
  await portal.memberCentre.close();
}
