import type { Browser } from 'playwright';
import { lineOf } from '../goal.ts';
import { remoteOf, sizeFigure } from './page-figures.rules.ts';
import { loadPage } from './page-load.ts';

/** Every kind of page a visitor can open; pages under several addresses are listed once. */
const paths = [
  '/',
  '/rng',
  '/login',
  '/register',
  '/lottery',
  '/elott',
  '/noticePage',
  '/vip',
  '/pointMall',
  '/promotions',
  '/help',
  '/download',
  '/join',
  '/agentHome',
];
const routeGoal = 300;
/** Long enough for what loads after the page has settled, such as the banner slideshow. */
const quietMs = 6_000;

/** Bytes of each route with everything it loads by itself; on a fast line, which changes no byte. */
export async function measureRoutes(browser: Browser, address: string, print: (line: string) => void): Promise<void> {
  print('each route on a fast line, until nothing has come for 6 s:');
  for (const path of paths) {
    const { scriptBytes, requests, scripts } = await loadPage(browser, address + path, { quietMs, isSlow: false });
    const ofRemotes = Object.entries(scripts).reduce((sum, [url, bytes]) => sum + (remoteOf(url) ? bytes : 0), 0);
    print(`${lineOf(sizeFigure(path, scriptBytes, routeGoal))}; ${requests} requests, ${ofRemotes} bytes of remotes`);
  }
}
