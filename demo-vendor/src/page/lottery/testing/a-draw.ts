import type { DrawView, TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';

export function aDraw(change: Partial<DrawView> = {}): DrawView {
  return {
    gameCode: 'FAST_1',
    drawId: '20260301-0001',
    closesAt: '2026-03-01T12:00:50.000Z',
    drawsAt: '2026-03-01T12:01:00.000Z',
    state: 'result',
    commitment: '0'.repeat(64),
    corrections: 0,
    numbers: [{ prize: 'BALLS', numbers: ['1', '0', '7', '7', '3'] }],
    ...change,
  };
}

export function aTicketDraw(change: Partial<TicketDrawView> = {}): TicketDrawView {
  return {
    drawId: '20260301-0001',
    drawsAt: '2026-03-01T12:01:00.000Z',
    state: 'taken',
    paid: '0.00',
    corrections: 0,
    ...change,
  };
}

export function aTicket(change: Partial<TicketView> = {}): TicketView {
  return {
    ticketId: '9f86d081-884c-7d65',
    gameCode: 'MB_FAST',
    gameName: 'Miền Bắc 5 phút',
    kind: 'vn-north',
    at: '2026-03-01T12:00:00.000Z',
    stopAfterWin: false,
    price: '20.00',
    total: '20.00',
    paid: '0.00',
    lines: [{ playType: '2D', playName: 'Two digits', numbers: ['07'], stake: '10.00', multiple: 2, price: '20.00' }],
    draws: [aTicketDraw()],
    ...change,
  };
}
