import type { TextLanguage } from '@portal/shared/contract/game-types';
import type { DepositRejection } from '@portal/shared/contract/payments/deposit-states';
import { formatAmount } from '../../kernel/strings/format-amount.rules.ts';
import type { MessageWords, NewMessage } from '../inbox/index.ts';
import type { Deposit } from './deposits/deposit-rows.ts';
import { distributionOf } from './withdrawals/withdrawal.rules.ts';
import type { Withdrawal } from './withdrawals/withdrawal-rows.ts';

type Texts = Record<TextLanguage, MessageWords>;

/** Writes the notification of a deposit that has ended; undefined when there is none. */
export function depositNotification(deposit: Deposit): NewMessage | undefined {
  const texts = depositTexts(deposit);
  const { id, memberId, state } = deposit;
  return texts && { memberId, reference: `deposit-${id}-${state}`, topic: 'deposit', texts };
}

function depositTexts({ state, reference, arrivedMinor, feeMinor, amountMinor, rejection }: Deposit) {
  if (state === 'credited')
    return creditedTexts(reference, formatAmount((arrivedMinor ?? amountMinor) - (feeMinor ?? 0n)));
  if (state === 'rejected') return rejectedTexts(reference, formatAmount(amountMinor), rejection ?? 'other');
  return undefined;
}

const creditedTexts = (reference: string, amount: string): Texts => ({
  EN: {
    title: `Deposit of ${amount} credited`,
    content: `Your deposit ${reference} has arrived. ${amount} was credited to your account.`,
  },
  CN: { title: `存款 ${amount} 已入账`, content: `您的存款 ${reference} 已到账，已为您入账 ${amount}。` },
  MY: {
    title: `Deposit ${amount} dikreditkan`,
    content: `Deposit anda ${reference} telah tiba. ${amount} telah dikreditkan kepada anda.`,
  },
  VN: {
    title: `Đã ghi có tiền nạp ${amount}`,
    content: `Lần nạp ${reference} của bạn đã đến. ${amount} đã được ghi có vào tài khoản.`,
  },
  TH: { title: `ฝากเงิน ${amount} เข้าแล้ว`, content: `รายการฝาก ${reference} ของคุณเข้าแล้ว เติม ${amount} ในบัญชีของคุณแล้ว` },
});

const causes: Readonly<Record<DepositRejection, Record<keyof Texts, string>>> = {
  not_arrived: {
    EN: 'The money has not arrived.',
    CN: '款项未到账。',
    MY: 'Wang itu belum tiba.',
    VN: 'Tiền chưa đến.',
    TH: 'เงินยังไม่เข้า',
  },
  proof_unreadable: {
    EN: 'The proof could not be read.',
    CN: '凭证无法辨认。',
    MY: 'Bukti tidak dapat dibaca.',
    VN: 'Không đọc được chứng từ.',
    TH: 'อ่านหลักฐานไม่ได้',
  },
  other_payer: {
    EN: 'It was paid from an account that is not in your name.',
    CN: '付款账户不在您名下。',
    MY: 'Ia dibayar dari akaun atas nama lain.',
    VN: 'Tiền được trả từ tài khoản không đứng tên bạn.',
    TH: 'จ่ายจากบัญชีที่ไม่ใช่ชื่อของคุณ',
  },
  other: {
    EN: 'Contact us for details.',
    CN: '详情请咨询我们。',
    MY: 'Hubungi kami untuk maklumat lanjut.',
    VN: 'Hãy liên hệ với chúng tôi để biết thêm.',
    TH: 'ติดต่อเราเพื่อสอบถามเพิ่มเติม',
  },
};

function rejectedTexts(reference: string, amount: string, rejection: DepositRejection): Texts {
  const cause = causes[rejection];
  return {
    EN: {
      title: `Deposit of ${amount} not credited`,
      content: `Your deposit ${reference} could not be credited. ${cause.EN}`,
    },
    CN: { title: `存款 ${amount} 未能入账`, content: `您的存款 ${reference} 未能入账。${cause.CN}` },
    MY: {
      title: `Deposit ${amount} tidak dikreditkan`,
      content: `Deposit anda ${reference} tidak dapat dikreditkan. ${cause.MY}`,
    },
    VN: {
      title: `Tiền nạp ${amount} chưa được ghi có`,
      content: `Lần nạp ${reference} của bạn không ghi có được. ${cause.VN}`,
    },
    TH: { title: `ฝากเงิน ${amount} ไม่สำเร็จ`, content: `รายการฝาก ${reference} ของคุณเข้าบัญชีไม่ได้ ${cause.TH}` },
  };
}

/** Writes the notification of a paid, rejected or refunded withdrawal; undefined when there is none. */
export function withdrawalNotification(withdrawal: Withdrawal): NewMessage | undefined {
  const { id, memberId, state } = withdrawal;
  const texts = withdrawalTexts(withdrawal);
  return texts && { memberId, reference: `withdrawal-${id}-${state}`, topic: 'withdrawal', texts };
}

function withdrawalTexts(withdrawal: Withdrawal): Texts | undefined {
  const { reference, state, amountMinor, feeMinor, parts } = withdrawal;
  if (state === 'paid') return paidTexts(reference, formatAmount(amountMinor - feeMinor));
  if (state === 'rejected') return backTexts(reference, formatAmount(amountMinor));
  if (state === 'refunded') return refundTexts(reference, formatAmount(distributionOf(withdrawal, state, parts).main));
  return undefined;
}

const paidTexts = (reference: string, amount: string): Texts => ({
  EN: {
    title: `Withdrawal of ${amount} paid`,
    content: `Withdrawal ${reference}: ${amount} is on its way to your bank account. Please confirm on the withdrawal page whether you have received it.`,
  },
  CN: {
    title: `取款 ${amount} 已付款`,
    content: `取款 ${reference}：${amount} 已汇往您的银行账户。请在取款页面确认是否收到。`,
  },
  MY: {
    title: `Pengeluaran ${amount} dibayar`,
    content: `Pengeluaran ${reference}: ${amount} sedang dihantar ke akaun bank anda. Sila nyatakan di halaman pengeluaran sama ada anda telah menerimanya.`,
  },
  VN: {
    title: `Đã trả lần rút ${amount}`,
    content: `Lần rút ${reference}: ${amount} đang được chuyển đến tài khoản ngân hàng của bạn. Hãy xác nhận ở trang rút tiền khi bạn đã nhận hoặc chưa nhận được.`,
  },
  TH: {
    title: `จ่ายเงินถอน ${amount} แล้ว`,
    content: `รายการถอน ${reference}: ${amount} กำลังโอนเข้าบัญชีธนาคารของคุณ กรุณายืนยันที่หน้าถอนเงินว่าได้รับแล้วหรือยัง`,
  },
});

const backTexts = (reference: string, amount: string): Texts => ({
  EN: {
    title: `Withdrawal of ${amount} rejected`,
    content: `Your withdrawal ${reference} was not approved. ${amount} was returned to you. Contact us for details.`,
  },
  CN: {
    title: `取款 ${amount} 被拒绝`,
    content: `您的取款 ${reference} 未获批准，${amount} 已退还给您。详情请咨询我们。`,
  },
  MY: {
    title: `Pengeluaran ${amount} ditolak`,
    content: `Pengeluaran anda ${reference} tidak diluluskan. ${amount} telah dikembalikan kepada anda. Hubungi kami untuk maklumat lanjut.`,
  },
  VN: {
    title: `Lần rút ${amount} bị từ chối`,
    content: `Lần rút ${reference} của bạn không được duyệt. ${amount} đã được trả lại cho bạn. Hãy liên hệ với chúng tôi để biết thêm.`,
  },
  TH: {
    title: `รายการถอน ${amount} ถูกปฏิเสธ`,
    content: `รายการถอน ${reference} ของคุณไม่ผ่านการอนุมัติ คืน ${amount} ให้คุณแล้ว ติดต่อเราเพื่อสอบถามเพิ่มเติม`,
  },
});

const refundTexts = (reference: string, amount: string): Texts => ({
  EN: {
    title: `Withdrawal refunded: ${amount}`,
    content: `${amount} of your withdrawal ${reference} was not paid or did not arrive, and was returned to you.`,
  },
  CN: { title: `取款已退还 ${amount}`, content: `您的取款 ${reference} 中有 ${amount} 未付款或未到账，已退还给您。` },
  MY: {
    title: `Pengeluaran dikembalikan: ${amount}`,
    content: `${amount} daripada pengeluaran anda ${reference} tidak dibayar atau tidak tiba, dan telah dikembalikan kepada anda.`,
  },
  VN: {
    title: `Đã hoàn tiền rút: ${amount}`,
    content: `${amount} trong lần rút ${reference} của bạn chưa được trả hoặc chưa đến, và đã được trả lại cho bạn.`,
  },
  TH: {
    title: `คืนเงินถอนแล้ว: ${amount}`,
    content: `${amount} จากรายการถอน ${reference} ของคุณไม่ได้จ่ายหรือไม่เข้าบัญชี และคืนให้คุณแล้ว`,
  },
});
