import { contractVersion } from '@portal/shared/contract/constants';
import type { Composition } from '@portal/shared/contract/releases/composition';
import type { Host } from '@portal/shared/remote/host';
import type { Place } from '@portal/shared/remote/remote-module';
import type { RemoteReport } from '../page-remotes.types.ts';
import { createRemoteLoader } from '../remote-loader.ts';

export const digest = `sha384-${'B'.repeat(64)}`;
export const placed = (version: string) => ({
  version,
  entry: `/releases/remote-games/${version}/remote.js`,
  files: { 'remote.js': digest },
});
export const composition: Composition = {
  sequence: 5,
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-08T00:00:00.000Z',
  channel: 'live',
  shell: { version: '1.0.0' },
  remotes: { 'remote-games': { candidates: [{ ...placed('2.0.0'), weight: 1 }], fallback: placed('1.0.0') } },
  salt: 's',
};
export const host = {} as Partial<Host> as Host;
export const never = new Promise<never>(() => undefined);

/** A remote that renders `games <version>`. */
export function works(version: string) {
  const unmount = jest.fn();
  const mount = (_host: Host, place: Place) => {
    place.element.textContent = `games ${version}`;
    return { unmount };
  };
  return { contract: contractVersion, mount, unmount };
}

/** A loader whose versions behave as the test says, with its reports. */
export function setUp(
  answers: Record<string, () => unknown>,
  used: Composition | undefined = composition,
  previewed = '',
) {
  const reports: RemoteReport[] = [];
  const fetched: string[] = [];
  const swaps = { may: true };
  const clock = { ms: 0 };
  const remotes = createRemoteLoader({
    federation: {
      async load(container) {
        fetched.push(container);
        return answers[container]?.();
      },
    },
    composition: () => used,
    visitorId: 'visitor',
    disabled: new Set(['remote-lottery']),
    maySwap: () => swaps.may,
    isPreview: (_remote, version) => version === previewed,
    now: () => clock.ms,
    timeouts: { entryMs: 20, loadMs: 30, mountMs: 30, outerMs: 500 },
    onRemoteReport: (report) => reports.push(report),
  });
  const element = document.createElement('div');
  const mountHidden = (more = {}) => remotes.mount({ name: 'remote-games', element, host, surface: 'page', ...more });
  const mount = async (more = {}) => {
    const result = await mountHidden(more);
    if (result.ok) result.noteShown?.();
    return result;
  };
  return { remotes, reports, fetched, element, mount, mountHidden, swaps, clock };
}
