import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readSources } from '@portal/build/contract/read-source';
import * as v from 'valibot';
import { askedIds, usedTexts, wordsOf } from './used-texts.rules.ts';

const folder = 'shared/i18n/locales';
const messages = v.record(v.string(), v.string());

/** Besides the folder itself: shared code, and the platform for names in its responses. */
const beside = [
  'shared/remote/src',
  'shared/parts/src',
  'shared/ui/src',
  'shared/i18n/src',
  'shared/contract/src',
  'platform/src',
];
const remoteOfArea: Readonly<Record<string, string>> = {
  games: 'remote-games/src',
  'member-centre': 'remote-member-centre/src',
  'agent-centre': 'remote-agent-centre/src',
  lottery: 'remote-lottery/src',
};

/** Texts that stay though no code says their name: docs/product.md names the page, an entry of the ledger has the type. */
const named = new Set(['page.playerRank', 'transactions.type.withdrawal', 'transactions.type.correction']);

/** Each remote has one area; all others are the shell's. */
const folderOf = (area: string) => remoteOfArea[area] ?? 'shell/src';

interface TextReport {
  texts: number;
  problems: string[];
}

/** Texts that no code asks for, in any language, and texts asked for that English lacks. */
export function checkLocaleTexts(root: string): TextReport {
  const areas = readdirSync(join(root, folder, 'EN')).map((file) => basename(file, '.json'));
  const languages = readdirSync(join(root, folder));
  const problems: string[] = [];
  let texts = 0;
  const shared = wordsIn(root, beside);
  for (const room of new Set(areas.map(folderOf))) {
    const isUsed = usedTexts(shared, wordsIn(root, [room]));
    for (const area of areas.filter((one) => folderOf(one) === room)) {
      const ofArea = languages.map((language) => ({ language, ids: idsOf(root, language, area) }));
      const ids = new Set(ofArea.flatMap((one) => one.ids));
      const unused = new Set([...ids].filter((id) => !named.has(id) && !isUsed(id)));
      for (const { language, ids } of ofArea) {
        texts += ids.length;
        problems.push(...ids.filter((id) => unused.has(id)).map((id) => `${language}/${area}.json: unused ${id}`));
      }
    }
  }
  return { texts, problems: [...problems, ...missingIds(root, areas)] };
}

const wordsIn = (root: string, rooms: readonly string[]) => wordsOf(readSources(root, rooms).map(({ tree }) => tree));

/** Ids of a package may be in any of its areas. */
function missingIds(root: string, areas: readonly string[]): string[] {
  const rooms = [...new Set(areas.map(folderOf))];
  return rooms.flatMap((room) => {
    const known = new Set(areas.filter((area) => folderOf(area) === room).flatMap((area) => idsOf(root, 'EN', area)));
    return readSources(root, [room]).flatMap(({ path, tree }) =>
      askedIds(tree)
        .filter((id) => !known.has(id))
        .map((id) => `${path}: no English text ${id}`),
    );
  });
}

function idsOf(root: string, language: string, area: string): string[] {
  try {
    return Object.keys(
      v.parse(messages, JSON.parse(readFileSync(join(root, folder, language, `${area}.json`), 'utf8'))),
    );
  } catch (cause) {
    throw new Error(`${language}/${area}.json cannot be read`, { cause });
  }
}
