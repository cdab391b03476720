import assert from 'node:assert/strict';
import { allSettings } from '../../../all-settings.ts';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { createSettingsModule } from '../../settings/index.ts';
import { createContentModule } from '../index.ts';
import { type Tally, writeEverywhere, writeSettings } from './every-field.ts';
import { hostilePayloads } from './payloads.ts';

/** Writes that many hostile texts into every field an operator can write. */
export async function writeHostile(count: number, seed: number): Promise<void> {
  const { database, close } = await openTestPostgres();
  const kernel = testKernel(database);
  const settings = createSettingsModule(kernel, allSettings);
  const { documents } = createContentModule(kernel, { settings });
  const tally: Tally = { accepted: 0, refused: 0 };
  try {
    for (const payload of hostilePayloads(seed, count)) {
      await writeEverywhere(documents, payload, tally);
      await writeSettings(settings, payload, tally);
    }
  } finally {
    await close();
  }
  // HTML is cleaned, not refused: three fields accept every text up to their length.
  assert.ok(tally.accepted >= count * 2, 'hardly anything was written, so hardly anything was judged');
  assert.ok(tally.refused >= count * 20, 'hardly anything was refused');
}
