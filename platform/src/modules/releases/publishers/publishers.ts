import type { Registry } from '../registry/registry.ts';
import type { PublisherKeys } from './publisher-keys.ts';

/** What the handlers of publisher calls use. */
export interface Publishers extends Pick<Registry, 'database' | 'clock' | 'audit'> {
  keys: PublisherKeys;
}
