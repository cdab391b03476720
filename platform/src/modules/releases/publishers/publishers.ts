import type { Registry } from '../registry.ts';
import type { PublisherKeys } from './publisher-keys.ts';

/** What the calls about squads work with. */
export interface Publishers extends Pick<Registry, 'database' | 'clock' | 'audit'> {
  keys: PublisherKeys;
}
