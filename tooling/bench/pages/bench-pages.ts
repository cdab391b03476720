import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSingleBundle } from '@portal/build/build-single-bundle';
import { browserFlags } from '@portal/e2e/fixtures/browser-flags';
import { needBrowser } from '@portal/machine/need-browser';
import { startProduct } from '@portal/run/start/start-product';
import { type Browser, chromium } from 'playwright';
import { lineOf } from '../goal.ts';
import { measureRoutes } from './measure-routes.ts';
import { measureGlue, measureRemotes } from './measure-sizes.ts';
import { allowances, comparedFigures, middleOf, type PageFigures, sizeFigure } from './page-figures.rules.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import { startSingleSite } from './single-site.ts';

const rounds = 5;
/** KB of JavaScript. */
const homeGoal = 170;

type Print = (line: string) => void;

/** Federated build and single bundle of the same sources, over the same platform, in one run. */
export async function benchPages(print: Print): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-pages-'));
  try {
    const single = await buildSingleBundle(path.join(folder, 'single'));
    const product = await startProduct({ dataDir: path.join(folder, 'data') });
    try {
      const site = await startSingleSite(single, product.address);
      const browser = await chromium.launch({ executablePath: needBrowser(), args: browserFlags });
      try {
        await compare(browser, { federated: product.address, single: site.address }, print);
        await measureRoutes(browser, product.address, print);
      } finally {
        await browser.close();
        await site.close();
      }
      await measureGlue(product.dataDir, single, print);
      await measureRemotes(product.dataDir, print);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Sites {
  federated: string;
  single: string;
}

async function compare(browser: Browser, sites: Sites, print: Print): Promise<void> {
  print(`1.6 Mbps, 150 ms, 4x processor slow-down, 390 x 844, cold context each, median of ${rounds}, in turns`);
  for (const allowance of allowances) {
    const federated: PageLoad[] = [];
    const single: PageLoad[] = [];
    for (let round = 0; round < rounds; round += 1) {
      federated.push(await loadPage(browser, sites.federated + allowance.path));
      single.push(await loadPage(browser, sites.single + allowance.path));
    }
    const [ours, other] = [middleOf(federated), middleOf(single)];
    print(`${allowance.path} federated: ${sentenceOf(ours)}`);
    print(`${allowance.path} single:    ${sentenceOf(other)}`);
    print(`${allowance.path} federated, script by script: ${scriptList(federated.at(-1))}`);
    if (allowance.path === '/') print(lineOf(sizeFigure('/ JavaScript', ours.scriptBytes, homeGoal)));
    for (const figure of comparedFigures(allowance, ours, other)) print(lineOf(figure));
  }
}

function scriptList(load: PageLoad | undefined): string {
  const parts = Object.entries(load?.scripts ?? {}).map(
    ([url, bytes]) => `${new URL(url).pathname.replace('/releases/', '')} ${bytes}`,
  );
  return parts.join(', ');
}

function sentenceOf({ scriptBytes, requests, lcpMs }: PageFigures): string {
  return `${scriptBytes} bytes of JavaScript, ${requests} requests, LCP ${Math.round(lcpMs)} ms`;
}
