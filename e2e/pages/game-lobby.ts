import { launchGame } from '@portal/shared/contract/games/launch';
import type { Portal } from './portal.ts';

/** Where to find a game. */
interface GameLocation {
  /** Address of its lobby. */
  lobby: string;
  name: string;
  /** Kind of slot game to select first. */
  kind?: string;
}

/** Opens a game from its lobby as a player does: by its kind and its name. */
export async function enterGame(portal: Portal, { lobby, name, kind }: GameLocation): Promise<void> {
  const main = portal.page.getByRole('main');
  await portal.open(lobby);
  await unfoldFilters(portal);
  if (kind) await main.getByRole('combobox', { name: 'Game type' }).selectOption({ label: kind });
  await main.getByRole('searchbox').fill(name);
  // The list is filtered once the name is in the address; until then "back" would lead to the whole list.
  await portal.page.waitForURL((url) => url.searchParams.get('gameName') === name);
  await openTile(portal, name);
}

/** Phones fold the filters of a lobby, and the search with them. */
export async function unfoldFilters({ page }: Portal): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
}

/** Presses the visible tile and waits for the page with the frame. */
export async function openTile(portal: Portal, name: string): Promise<void> {
  const launched = portal.page.waitForResponse((answer) => answer.url().includes(launchGame.path) && answer.ok());
  await portal.tile(name).click();
  await launched;
  await portal.page.waitForURL(/\/game\?launch=/);
}
