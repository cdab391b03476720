import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/*
 * Reduces snapshots to 256 colours, a quarter of the bytes; colours move by half the comparison's threshold (decision
 * 023). `pnpm snapshots:renew` runs it after a renewal; it skips pictures that have a palette.
 */

const folder = fileURLToPath(new URL('snapshots/', import.meta.url));
/** Byte of a PNG that shows whether it has a palette (3). */
const colourType = 25;
let before = 0;
let after = 0;
for (const name of (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.png'))) {
  const picture = await readFile(join(folder, name));
  before += picture.length;
  const hasPalette = picture[colourType] === 3;
  const small = hasPalette ? picture : await sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  after += small.length;
  if (small !== picture) await writeFile(join(folder, name), small);
}
process.stdout.write(`snapshots: ${(before / 1e6).toFixed(1)} MB, now ${(after / 1e6).toFixed(1)} MB\n`);
