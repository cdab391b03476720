import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../../kernel/database/database.ts';
import { releaseActs, releases } from '../registry/releases.tables.ts';
import { type LiveGames, liveGames } from './live-games-fixture.ts';
import { releaseFixture } from './release-fixture.ts';

const filesOfRelease = 40;
const rowsAtOnce = 200;

/** Fills a registry with years of history: releases of remote-games with 40 files each, and acts among them. */
export async function longHistory(database: Database, sizes: { releases: number; acts: number }): Promise<LiveGames> {
  const registry = await liveGames(database);
  const contents = Array.from({ length: filesOfRelease }, (_, at) => [`chunks/part.${at}.js`, `"${at}"`.repeat(2_000)]);
  const files: Record<string, string> = Object.fromEntries(contents);
  await registry.publish('remote-games', '2.0.0', { files });
  const folder = path.join(registry.dataDir, 'releases/remote-games');
  const rows = Array.from({ length: sizes.releases }, (_, at) => {
    const { manifest } = releaseFixture('remote-games', `2.0.${at + 1}`, { files });
    const publishedAt = new Date(Date.UTC(2025, 0, 1) + at * 60_000);
    return { name: 'remote-games', version: manifest.version, manifest, publishedAt, publishedBy: 'operator' };
  });
  for (const { version } of rows) await mkdir(path.join(folder, version));
  for (const { version } of rows.slice(-20)) {
    await cp(path.join(folder, '2.0.0'), path.join(folder, version), { recursive: true });
  }
  for (const part of inParts(rows)) await database.db.insert(releases).values(part);
  for (const part of inParts(actsOf(rows, sizes.acts))) await database.db.insert(releaseActs).values(part);
  return registry;
}

/** Makes promotions for all and for a share, with occasional rollbacks; at the end the newest are live. */
function actsOf(rows: readonly { version: string }[], count: number) {
  return Array.from({ length: count }, (_, at) => {
    const version = rows[Math.floor((at / count) * rows.length)]?.version ?? '';
    const act = at % 7 === 3 ? ('rollback' as const) : ('promote' as const);
    const percent = act === 'promote' && at % 5 === 1 ? 10 : 100;
    const when = new Date(Date.UTC(2025, 0, 1) + at * 60_000);
    return { sequence: at + 3, at: when, who: 'operator', act, name: 'remote-games', version, why: 'a year', percent };
  });
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) => at * rowsAtOnce);
  return starts.map((start) => rows.slice(start, start + rowsAtOnce));
}
