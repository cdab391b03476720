import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../../../inbox/index.ts';
import { type RewardTerms, shownReward } from '../../missions/reward-terms.rules.ts';

type Texts<Text> = Partial<Record<LanguageCode, Text>>;

const nameIn = (names: Texts<string>, language: LanguageCode) => names[language] ?? names.EN ?? '';

/** Names the prize among the rewards. */
export function prizeName(names: Texts<string>, place: number): Texts<string> {
  return {
    EN: `${nameIn(names, 'EN')}, place ${place}`,
    CN: `${nameIn(names, 'CN')} 第 ${place} 名`,
    MY: `${nameIn(names, 'MY')}, tempat ${place}`,
    VN: `${nameIn(names, 'VN')}, hạng ${place}`,
    TH: `${nameIn(names, 'TH')} อันดับที่ ${place}`,
  };
}

/** Writes the notification of a prize. */
export function prizeMessage(names: Texts<string>, place: number, terms: RewardTerms): Texts<MessageWords> {
  const { amount, points } = shownReward(terms);
  const given = (pointsWord: string) =>
    [terms.amount ? amount : '', points > 0 ? `${points} ${pointsWord}` : ''].filter(Boolean).join(' + ');
  return {
    EN: {
      title: `Place ${place} in ${nameIn(names, 'EN')}`,
      content: `You finished ${nameIn(names, 'EN')} in place ${place}. Your prize has been paid: ${given('points')}.`,
    },
    CN: {
      title: `${nameIn(names, 'CN')}第 ${place} 名`,
      content: `您在${nameIn(names, 'CN')}中获得第 ${place} 名，奖励已发放：${given('积分')}。`,
    },
    MY: {
      title: `Tempat ${place} dalam ${nameIn(names, 'MY')}`,
      content: `Anda menamatkan ${nameIn(names, 'MY')} di tempat ${place}. Hadiah anda telah dibayar: ${given('mata')}.`,
    },
    VN: {
      title: `Hạng ${place} tại ${nameIn(names, 'VN')}`,
      content: `Bạn kết thúc ${nameIn(names, 'VN')} ở hạng ${place}. Giải thưởng đã được trả: ${given('điểm')}.`,
    },
    TH: {
      title: `อันดับที่ ${place} ใน ${nameIn(names, 'TH')}`,
      content: `คุณจบ ${nameIn(names, 'TH')} ในอันดับที่ ${place} จ่ายรางวัลให้แล้ว: ${given('แต้ม')}`,
    },
  };
}
