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
  if (kind || (portal.page.viewportSize()?.width ?? 0) < 768) await unfoldFilters(portal);
  if (kind) await main.getByRole('combobox', { name: 'Game type' }).selectOption({ label: kind });
  await main.getByRole('searchbox').fill(name);
  // The list is filtered once the name is in the address; until then "back" would lead to the whole list.
  await portal.page.waitForURL((url) => url.searchParams.get('gameName') === name);
  await openTile(portal, name);
}

/** Shows the folded filters of a lobby; on phones the search is one of them. */
export async function unfoldFilters({ page }: Portal): Promise<void> {
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
