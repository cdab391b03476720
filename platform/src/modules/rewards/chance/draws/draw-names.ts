import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { ChanceGame } from '@portal/shared/contract/rewards/chance-shapes';

/** Names of draw rewards in the reward centre. */
export const drawNames: Readonly<Record<ChanceGame, Record<LanguageCode, string>>> = {
  wheel: { EN: 'Lucky wheel', TY: 'Lucky wheel', CN: '幸运转盘', MY: 'Roda bertuah' },
  egg: { EN: 'Golden egg', TY: 'Golden egg', CN: '金蛋', MY: 'Telur emas' },
  envelope: { EN: 'Red envelope', TY: 'Red envelope', CN: '红包', MY: 'Sampul merah' },
};
