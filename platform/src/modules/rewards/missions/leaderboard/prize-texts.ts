import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../../../inbox/index.ts';
import { type RewardTerms, shownReward } from '../reward-terms.rules.ts';

type Texts<Text> = Partial<Record<LanguageCode, Text>>;

/** Names the prize among the rewards. */
export function prizeName(place: number): Texts<string> {
  return {
    EN: `Leaderboard, place ${place}`,
    CN: `排行榜第 ${place} 名`,
    MY: `Papan pendahulu, tempat ${place}`,
    VN: `Bảng xếp hạng, hạng ${place}`,
    TH: `ตารางอันดับ อันดับที่ ${place}`,
  };
}

/** Writes the notification of a prize. */
export function prizeMessage(place: number, terms: RewardTerms): Texts<MessageWords> {
  const { amount, points } = shownReward(terms);
  const given = (pointsWord: string) =>
    [terms.amount ? amount : '', points > 0 ? `${points} ${pointsWord}` : ''].filter(Boolean).join(' + ');
  return {
    EN: {
      title: `Place ${place} this week`,
      content: `You finished the week in place ${place}. Your prize has been paid: ${given('points')}.`,
    },
    CN: { title: `本周第 ${place} 名`, content: `您本周获得第 ${place} 名，奖励已发放：${given('积分')}。` },
    MY: {
      title: `Tempat ${place} minggu ini`,
      content: `Anda menamatkan minggu di tempat ${place}. Hadiah anda telah dibayar: ${given('mata')}.`,
    },
    VN: {
      title: `Hạng ${place} tuần này`,
      content: `Bạn kết thúc tuần ở hạng ${place}. Giải thưởng đã được trả: ${given('điểm')}.`,
    },
    TH: { title: `อันดับที่ ${place} สัปดาห์นี้`, content: `คุณจบสัปดาห์ในอันดับที่ ${place} จ่ายรางวัลให้แล้ว: ${given('แต้ม')}` },
  };
}
