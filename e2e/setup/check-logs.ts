import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { defaultPassword, freshPassword } from '../pages/access.ts';
import { demoPassword } from '../pages/portal.ts';
import type { RunningProduct } from './running-product.ts';

const outbox = v.object({ messages: v.array(v.object({ text: v.string() })) });
const passwords = [demoPassword, freshPassword, defaultPassword, 'Harvest2027', 'Harvest2028', '804271'];
/** Session tokens, remember tokens, links and challenges: 256 bits as base64url. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/;

/** Throws when a log line of the servers of the run contains a password, a code or a token. */
export async function checkLogsOf({ platformAddress, dataDir }: RunningProduct): Promise<void> {
  const answer = await fetch(`${platformAddress}/dev/outbox.json`);
  const { messages } = v.parse(outbox, await answer.json());
  const codes = messages.flatMap(({ text }) => text.match(/\b\d{6}\b/g) ?? []);
  const secrets = [...passwords, ...codes].map((secret) => new RegExp(`(?<![\\d.])${secret}(?!\\d)`));
  const folder = join(dataDir, 'logs');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  let lines = 0;
  for (const file of files) {
    for (const line of (await readFile(join(folder, file), 'utf8')).split('\n')) {
      lines += 1;
      const shown = [...secrets, token].find((pattern) => pattern.test(line));
      // covers 7.1: no log line contains a password, code or token after the journeys in the browser
      if (shown) throw new Error(`${file} shows a secret (${shown.source}): ${line}`);
    }
  }
  if (lines === 0) throw new Error('the servers have logged nothing, so no line was checked');
  process.stdout.write(`logs after the run: ${lines} lines, no password, code or token of ${codes.length} codes\n`);
}
