import { liveStreamPath } from '@portal/shared/contract/live/live-event';
import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { waitFor } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { listenLive } from './listen-live.ts';

// covers 4
test('loads the member again when the stream reconnects, as it may have changed meanwhile', async () => {
  const { portal, platform } = await openPortal({
    answers: { getMemberInfo: fakeMember, getBalance: { sumBalance: '1.00' }, getUnreadCount: { unreadCount: 0 } },
  });
  await portal.session.begin(fakeToken());
  const breaks: (() => void)[] = [];
  const fetchStream: typeof fetch = async (target) => {
    expect(String(target)).toContain(liveStreamPath);
    const body = new ReadableStream<Uint8Array>({ start: (one) => void breaks.push(() => one.close()) });
    return new Response(body);
  };
  const leave = new AbortController();
  const stream = { baseUrl: '', token: fakeToken, merchant: () => 'portal', fetch: fetchStream };
  listenLive({ ...portal, stream, onComposition: () => undefined, playedGame: () => undefined }, leave.signal);
  await waitFor(() => expect(platform.seenOf('getBalance')).toHaveLength(2));
  expect(platform.seenOf('getMemberInfo')).toHaveLength(1);

  platform.answer({ getMemberInfo: { ...fakeMember, avatar: 'face-07' } });
  breaks[0]?.();
  await waitFor(() => expect(portal.host.member.get()?.avatar).toBe('face-07'), { timeout: 5_000 });
  expect(breaks).toHaveLength(2);
  leave.abort();
  breaks[1]?.();
});

// covers 4
test('shows a bet that the stream reports as settled', async () => {
  const { portal } = await openPortal({
    answers: { getMemberInfo: fakeMember, getBalance: { sumBalance: '1.00' }, getUnreadCount: { unreadCount: 0 } },
  });
  await portal.session.begin(fakeToken());
  const settled = { type: 'bet-settled', gameCode: 'mark6', gameName: 'Mark Six', stake: '10.00', win: '35.00' };
  const fetchStream: typeof fetch = async () => {
    const start = (one: ReadableStreamDefaultController<Uint8Array>) =>
      one.enqueue(new TextEncoder().encode(`id: 1\nevent: bet-settled\ndata: ${JSON.stringify(settled)}\n\n`));
    return new Response(new ReadableStream<Uint8Array>({ start }));
  };
  const leave = new AbortController();
  const stream = { baseUrl: '', token: fakeToken, merchant: () => 'portal', fetch: fetchStream };
  const ports = { ...portal, stream, onComposition: () => undefined, playedGame: () => undefined };
  listenLive(ports, leave.signal);
  await waitFor(
    () => expect(portal.toasts.list().map(({ text }) => text)).toEqual(['Mark Six: your bet paid P\u00a035.00.']),
    { timeout: 5_000 },
  );
  leave.abort();
});
