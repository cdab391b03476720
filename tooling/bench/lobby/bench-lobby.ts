import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { browserFlags } from '@portal/e2e/fixtures/browser-flags';
import { needBrowser } from '@portal/machine/need-browser';
import { startProduct } from '@portal/run/start/start-product';
import { chromium } from 'playwright';
import { lineOf } from '../goal.ts';
import { drawPictures } from './draw-pictures.ts';
import { importManyGames, manyGames } from './many-games.ts';
import { measureLobby, p95, pagesRead } from './measure-lobby.ts';
import type { Frames } from './watch-frames.ts';

type Print = (line: string) => void;

/** The slots lobby with ten thousand games more, in a product of its own. */
export async function benchLobby(print: Print): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-lobby-'));
  try {
    const product = await startProduct({ dataDir: path.join(folder, 'data') });
    try {
      await benchLobbyAt(product, folder, print);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same in a product that runs already. */
async function benchLobbyAt(
  product: { address: string; dataDir: string },
  folder: string,
  print: Print,
): Promise<void> {
  const importMs = await importManyGames(product.dataDir, folder);
  print(`${manyGames} games taken in by the operator's command in ${Math.round(importMs)} ms`);
  const drawn = await drawPictures(product.address, pagesRead);
  print(`${drawn.pictures} pictures drawn at their first look in ${(drawn.ms / 1000).toFixed(1)} s`);
  const browser = await chromium.launch({ executablePath: needBrowser(), args: browserFlags });
  try {
    print(`390 x 844, 4x processor slow-down, load average ${loadavg()[0]?.toFixed(1)}`);
    await measureLobby(browser, product.address, {
      frames: (name, frames) => printFrames(name, frames, print),
      search: (ms) =>
        print(`from the last key to the games, its pause of 250 ms included, p95: ${Math.round(p95(ms))} ms`),
      answers: (ms) =>
        print(lineOf({ name: 'name search of a lobby, p95', value: p95(ms), unit: 'ms', goal: 100, side: 'atMost' })),
      portalAnswers: (ms) =>
        print(lineOf({ name: 'search of all games, p95', value: p95(ms), unit: 'ms', goal: 100, side: 'atMost' })),
    });
  } finally {
    await browser.close();
  }
}

function printFrames(name: string, { frames, tasks }: Frames, print: Print): void {
  const frame = { name: `${name}: frame p95`, value: p95(frames), unit: 'ms', goal: 33.4, side: 'atMost' } as const;
  const longest = Math.max(0, ...tasks);
  print(`${name}: ${frames.length} frames, ${tasks.length} tasks above 50 ms`);
  print(lineOf(frame));
  print(lineOf({ name: `${name}: longest task`, value: longest, unit: 'ms', goal: 100, side: 'atMost' }));
}
