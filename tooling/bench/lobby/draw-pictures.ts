import { gamesPerPage } from '@portal/shared/contract/constants';
import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { manyVendor } from './many-games.ts';

/** Number of concurrent picture requests; the platform draws one after the other. */
const atOnce = 12;

/**
 * Has the pictures of these first pages drawn, of the whole lobby and of the many games, as players who came before would have: a
 * picture is drawn at its first look, by a process that shares the machine with the browser whose frames are counted.
 * @returns how many, and in how many milliseconds
 */
export async function drawPictures(address: string, pages: number): Promise<{ pictures: number; ms: number }> {
  const started = performance.now();
  const paths = new Set<string>();
  for (let pageNo = 1; pageNo <= pages; pageNo += 1)
    for (const vassalage of ['', manyVendor])
      for (const path of await pathsOf(address, { pageNo: String(pageNo), ...(vassalage && { vassalage }) }))
        paths.add(path);
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        const answer = await fetch(`${address}${path}`);
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        await answer.arrayBuffer();
      }
    }),
  );
  return { pictures: paths.size, ms: performance.now() - started };
}

async function pathsOf(address: string, filter: Record<string, string>): Promise<string[]> {
  const query = new URLSearchParams({ gameType: 'RNG', pageSize: String(gamesPerPage), ...filter });
  const answer = await fetch(`${address}${listCatalogue.path}?${query}`, { headers: { Merchant: 'portal' } });
  const { value }: { value: { games: { image?: string; drawn?: string }[] } } = await answer.json();
  return value.games.flatMap(({ image, drawn }) => (image === undefined && drawn !== undefined ? [drawn] : []));
}
