import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';

/** A draw of the northern lottery, one of its day, unless `more` says otherwise. */
export function openedDrawOf(drawId: string, more: Partial<OpenedDraw> = {}): OpenedDraw {
  const day = `${drawId.slice(0, 4)}-${drawId.slice(4, 6)}-${drawId.slice(6, 8)}`;
  return {
    gameId: 'TCG_LOTTO_VN.MB',
    gameCode: 'MB',
    gameName: 'Miền Bắc',
    vassalage: 'TCG_LOTTO_VN',
    drawId,
    drawnAt: `${day}T11:15:00.000Z`,
    state: 'result',
    prizes: [
      { prize: 'DB', numbers: ['01234'] },
      { prize: 'G1', numbers: ['98765'] },
      { prize: 'G7', numbers: ['07', '34', '99', '30'] },
    ],
    corrections: 0,
    ...more,
  };
}
