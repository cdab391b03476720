import type { GameType, LanguageCode, TextLanguage } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../../inbox/index.ts';

const categoryNames: Readonly<Record<GameType, Record<TextLanguage, string>>> = {
  RNG: { EN: 'Slots', CN: '电子', MY: 'Slot', VN: 'Nổ hũ', TH: 'สล็อต' },
  LIVE: { EN: 'Live casino', CN: '桌台', MY: 'Kasino langsung', VN: 'Casino trực tuyến', TH: 'คาสิโนสด' },
  FISH: { EN: 'Fishing', CN: '捕鱼', MY: 'Memancing', VN: 'Bắn cá', TH: 'ยิงปลา' },
  PVP: { EN: 'Cards', CN: '棋牌', MY: 'Daun terup', VN: 'Game bài', TH: 'เกมไพ่' },
  SPORTS: { EN: 'Sports', CN: '体育', MY: 'Sukan', VN: 'Thể thao', TH: 'กีฬา' },
  ESPORTS: { EN: 'Esports', CN: '电竞', MY: 'E-sukan', VN: 'Esports', TH: 'อีสปอร์ต' },
  LOTT: { EN: 'Lottery', CN: '彩票', MY: 'Loteri', VN: 'Xổ số', TH: 'หวย' },
  ELOTT: { EN: 'E-lottery', CN: '电子彩票', MY: 'E-loteri', VN: 'Xổ số điện tử', TH: 'อีลอตเตอรี่' },
  DS88: { EN: 'Cockfight', CN: '斗鸡', MY: 'Sabung ayam', VN: 'Đá gà', TH: 'ไก่ชน' },
};

/** Names a rebate in the reward centre and the bonus details. */
export function rebateName(gameType: GameType, first: string, last: string): Partial<Record<LanguageCode, string>> {
  const category = categoryNames[gameType];
  const days = first === last ? first : `${first} – ${last}`;
  return {
    EN: `Rebate: ${category.EN}, ${days}`,
    CN: `返水：${category.CN}，${days}`,
    MY: `Rebat: ${category.MY}, ${days}`,
    VN: `Hoàn trả: ${category.VN}, ${days}`,
    TH: `เงินคืน: ${category.TH}, ${days}`,
  };
}

/** Writes the notification of automatic rebates of a day; the amount as text. */
export function paidMessage(day: string, amount: string): Partial<Record<LanguageCode, MessageWords>> {
  return {
    EN: { title: 'Your rebate is here', content: `${amount} for your bets on ${day} is in your wallet.` },
    CN: { title: '返水已到账', content: `您 ${day} 的返水 ${amount} 已存入钱包。` },
    MY: { title: 'Rebat anda sudah tiba', content: `${amount} bagi pertaruhan anda pada ${day} ada dalam dompet.` },
    VN: { title: 'Hoàn trả của bạn đã đến', content: `${amount} cho các cược ngày ${day} đã có trong ví.` },
    TH: { title: 'เงินคืนของคุณเข้าแล้ว', content: `${amount} สำหรับการเดิมพันวันที่ ${day} อยู่ในกระเป๋าเงินแล้ว` },
  };
}
