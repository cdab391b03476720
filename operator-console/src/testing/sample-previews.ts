import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { listPreviews } from '@portal/shared/contract/releases/previews';

/** One preview created by somebody else. */
export function samplePreviews(): CallResult<typeof listPreviews>['list'] {
  return [
    {
      id: 'preview-1',
      name: 'remote-games' as const,
      version: '1.4.0',
      madeBy: 'operator2',
      why: 'for the games squad',
      expiresAt: '2026-11-21T09:30:00.000Z',
      url: 'https://portal.example/?preview=preview-1',
    },
  ];
}
