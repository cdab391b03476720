import { randomUUID } from 'node:crypto';
import { askStudio } from './page-call.ts';

export interface LaunchedGame {
  platform: string;
  vendor: string;
  /** Session token of the player at the portal. */
  token: string;
  vassalage: string;
  gameCode: string;
}

/**
 * Launches a game as the portal does and opens its page as a browser does: with a single launch, repeated under one
 * name until there is a response. Returns what the page receives.
 */
export async function openLaunched(game: LaunchedGame, path = '/api/session'): Promise<Record<string, unknown>> {
  const { platform, vendor, token, vassalage, gameCode } = game;
  const address = `${platform}/wps/game/launchGame?vassalage=${vassalage}&gameCode=${gameCode}`;
  const launch = await (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json();
  if (!launch.success) throw new Error(`the launch was refused: ${JSON.stringify(launch)}`);
  const launchToken = new URL(launch.value.content).hash.slice('#t='.length);
  const body = { launchToken, gameCode, exchangeId: randomUUID() };
  const opened = await askStudio(vendor, { path, body });
  if (opened.status !== 200) throw new Error(`the page was refused: ${opened.status} ${JSON.stringify(opened.json)}`);
  return opened.json;
}

/** Session of the page. */
export const sessionOf = (answer: Record<string, unknown>): string => String(answer.session);
