import type { HostLocation } from '@portal/shared/remote/host';
import * as v from 'valibot';
import type { KeyStore } from '../../boot/storage/safe-storage.ts';
import { framePath, launchRecordName } from './launch.rules.ts';

const launchRecord = v.object({ again: v.object({ gameCode: v.string() }) });

/** Code of the game on the page, by the record of its launch; undefined elsewhere and for a broken record. */
export function playedGame({ pathname, search }: HostLocation, records: Pick<KeyStore, 'getItem'>): string | undefined {
  const launchId = pathname === framePath ? new URLSearchParams(search).get('launch') : null;
  const text = launchId && records.getItem(launchRecordName(launchId));
  if (!text) return undefined;
  try {
    const parsed = v.safeParse(launchRecord, JSON.parse(text));
    return parsed.success ? parsed.output.again.gameCode : undefined;
  } catch {
    return undefined;
  }
}
