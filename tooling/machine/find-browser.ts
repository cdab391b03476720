import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Beside the files that both of them read; the script of `/usr/bin` would be one process more for each start. */
const systemShells = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'];

const firstPresent = (candidates: readonly (string | undefined)[]): string | undefined =>
  candidates.find((path) => path && existsSync(path));

/** A Chromium on this machine: by setting, of the system, or Playwright's own download; undefined when there is none. */
export function findBrowser(): string | undefined {
  return firstPresent([process.env.CHROMIUM_PATH, ...systemBrowsers, chromium.executablePath()]);
}

/** The engine of Chromium without its windows, or what `CHROMIUM_PATH` names; undefined when there is neither. */
export function findShell(): string | undefined {
  return firstPresent([process.env.CHROMIUM_PATH, ...systemShells]);
}

/** The test browser, if installed: see needTestBrowser. */
export function findTestBrowser(): string | undefined {
  return findShell() ?? findBrowser();
}
