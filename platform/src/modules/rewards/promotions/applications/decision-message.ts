import type { LanguageCode, TextLanguage } from '@portal/shared/contract/game-types';
import { textIn } from '../../../../kernel/strings/text-in.ts';
import type { MessageWords, NewMessage } from '../../../inbox/index.ts';
import type { ParticipationRow } from '../promotions.tables.ts';

type Words = Readonly<Record<'approved' | 'rejected', (title: string, reason: string) => MessageWords>>;

const english: Words = {
  approved: (title) => ({
    title: `Approved: ${title}`,
    content: 'Your application was approved. Claim your reward in the reward centre.',
  }),
  rejected: (title, reason) => ({
    title: `Not approved: ${title}`,
    content: `Your application was not approved.\nReason: ${reason}`,
  }),
};

const wordsOf: Readonly<Record<TextLanguage, Words>> = {
  EN: english,
  CN: {
    approved: (title) => ({ title: `已通过：${title}`, content: '您的申请已通过。奖励已放入奖励中心，请前往领取。' }),
    rejected: (title, reason) => ({ title: `未通过：${title}`, content: `您的申请未通过。\n原因：${reason}` }),
  },
  MY: {
    approved: (title) => ({
      title: `Diluluskan: ${title}`,
      content: 'Permohonan anda diluluskan. Ganjaran menunggu di pusat ganjaran; tuntut di sana.',
    }),
    rejected: (title, reason) => ({
      title: `Tidak diluluskan: ${title}`,
      content: `Permohonan anda tidak diluluskan.\nSebab: ${reason}`,
    }),
  },
  VN: {
    approved: (title) => ({
      title: `Đã duyệt: ${title}`,
      content: 'Đăng ký của bạn đã được duyệt. Hãy nhận phần thưởng trong mục Thưởng.',
    }),
    rejected: (title, reason) => ({
      title: `Không được duyệt: ${title}`,
      content: `Đăng ký của bạn không được duyệt.\nLý do: ${reason}`,
    }),
  },
  TH: {
    approved: (title) => ({ title: `อนุมัติแล้ว: ${title}`, content: 'คำขอของคุณได้รับอนุมัติแล้ว รับรางวัลได้ที่หน้ารางวัล' }),
    rejected: (title, reason) => ({ title: `ไม่อนุมัติ: ${title}`, content: `คำขอของคุณไม่ได้รับอนุมัติ\nเหตุผล: ${reason}` }),
  },
};

/** Writes the notification of a decided application. */
export function decisionMessage({ id, memberId, state, titles, reason }: ParticipationRow): NewMessage {
  const of = state === 'issued' ? 'approved' : 'rejected';
  const words = (language: keyof typeof wordsOf) => wordsOf[language][of](titleIn(titles, language), reason ?? '');
  const texts = { EN: words('EN'), CN: words('CN'), MY: words('MY'), VN: words('VN'), TH: words('TH') };
  return { memberId, reference: `promotion-${id}-${of}`, topic: 'promotion', texts };
}

/** Returns a title in the asked language, or the nearest one. */
export const titleIn = (titles: ParticipationRow['titles'], language: LanguageCode): string =>
  textIn(titles, language) ?? '';
