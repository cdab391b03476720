import type { GameType, LanguageCode } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../../inbox/index.ts';

const categoryNames: Readonly<Record<GameType, readonly [english: string, chinese: string, malay: string]>> = {
  RNG: ['Slots', '电子', 'Slot'],
  LIVE: ['Live casino', '真人', 'Kasino langsung'],
  FISH: ['Fishing', '捕鱼', 'Memancing'],
  PVP: ['Cards', '棋牌', 'Daun terup'],
  SPORTS: ['Sports', '体育', 'Sukan'],
  ESPORTS: ['Esports', '电竞', 'E-sukan'],
  LOTT: ['Lottery', '彩票', 'Loteri'],
  ELOTT: ['E-lottery', '电子彩票', 'E-loteri'],
  DS88: ['Cockfight', '斗鸡', 'Sabung ayam'],
};

/** Names a rebate in the reward centre and the bonus details. */
export function rebateName(gameType: GameType, first: string, last: string): Partial<Record<LanguageCode, string>> {
  const [english, chinese, malay] = categoryNames[gameType];
  const days = first === last ? first : `${first} – ${last}`;
  return {
    EN: `Rebate: ${english}, ${days}`,
    CN: `返水：${chinese}，${days}`,
    MY: `Rebat: ${malay}, ${days}`,
  };
}

/** Writes the notification of automatic rebates of a day; the amount as text. */
export function paidMessage(day: string, amount: string): Partial<Record<LanguageCode, MessageWords>> {
  return {
    EN: { title: 'Your rebate is here', content: `${amount} for your bets on ${day} is in your wallet.` },
    CN: { title: '返水已到账', content: `您 ${day} 的返水 ${amount} 已存入钱包。` },
    MY: { title: 'Rebat anda sudah tiba', content: `${amount} bagi pertaruhan anda pada ${day} ada dalam dompet.` },
  };
}
