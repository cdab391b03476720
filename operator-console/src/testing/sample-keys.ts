import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { listPublisherKeys } from '@portal/shared/contract/releases/publisher-keys';

const of = (kid: string, label: string) => ({
  kid,
  label,
  name: 'remote-games' as const,
  addedBy: 'operator2',
  addedAt: '2026-10-01T08:00:00.000Z',
});

/** One active key that was used, and one that was revoked. */
export function sampleKeys(): CallResult<typeof listPublisherKeys>['list'] {
  return [
    { ...of('kid-games', 'Games squad'), lastUsedAt: '2026-11-19T17:20:00.000Z' },
    { ...of('kid-old', 'Old squad'), revokedAt: '2026-11-02T12:00:00.000Z' },
  ];
}
