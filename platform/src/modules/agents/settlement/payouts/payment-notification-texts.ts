import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../../../inbox/index.ts';
import { kindNames } from '../../kind-names.ts';

type Words = Partial<Record<LanguageCode, MessageWords>>;
/** Kinds with messages; hours and windows would fill the inbox. */
export const isNotified = (kind: ContractKind): boolean => kind === 'dividend' || kind === 'daily';

/** Message to the receiver of a payment. `days` as text. */
export function paidWords(kind: ContractKind, amount: string, days: string): Words {
  const { EN: english, CN: chinese, MY: malay, VN: vietnamese, TH: thai } = kindNames[kind];
  return {
    EN: { title: `Your ${english} is here`, content: `${amount} for ${days} is in your wallet.` },
    CN: { title: `${chinese}已到账`, content: `${days} 的${chinese} ${amount} 已存入您的钱包。` },
    MY: { title: `${capital(malay)} anda sudah tiba`, content: `${amount} bagi ${days} ada dalam dompet anda.` },
    VN: { title: `${capital(vietnamese)} của bạn đã đến`, content: `${amount} cho ${days} đã có trong ví của bạn.` },
    TH: { title: `${thai}ของคุณเข้าแล้ว`, content: `${amount} สำหรับ ${days} อยู่ในกระเป๋าเงินของคุณแล้ว` },
  };
}

/** Message to the receiver when the upline cannot pay. */
export function owedWords(kind: ContractKind, amount: string, days: string): Words {
  const { EN: english, CN: chinese, MY: malay, VN: vietnamese, TH: thai } = kindNames[kind];
  return {
    EN: {
      title: `Your ${english} is pending`,
      content: `${amount} for ${days} will be paid as soon as your upline’s wallet covers it.`,
    },
    CN: { title: `${chinese}待付`, content: `${days} 的${chinese} ${amount} 将在上级余额足够时支付。` },
    MY: {
      title: `${capital(malay)} anda terhutang`,
      content: `${amount} bagi ${days} dibayar sebaik sahaja dompet upline anda mencukupi.`,
    },
    VN: {
      title: `${capital(vietnamese)} của bạn đang chờ trả`,
      content: `${amount} cho ${days} sẽ được trả ngay khi ví của tuyến trên đủ tiền.`,
    },
    TH: { title: `${thai}ของคุณรอจ่าย`, content: `${amount} สำหรับ ${days} จะจ่ายทันทีที่กระเป๋าเงินของอัปไลน์มีเงินพอ` },
  };
}

/** Message to the upline that has paid. */
export function givenWords(kind: ContractKind, amount: string, days: string, count: number): Words {
  const { EN: english, CN: chinese, MY: malay, VN: vietnamese, TH: thai } = kindNames[kind];
  return {
    EN: {
      title: `Paid to your team: ${english}`,
      content: `${amount} for ${days} was paid from your wallet in ${count} ${count === 1 ? 'payment' : 'payments'}.`,
    },
    CN: { title: `已支付团队${chinese}`, content: `${days} 的${chinese}共 ${count} 笔，${amount} 已从您的钱包支付。` },
    MY: {
      title: `Dibayar kepada pasukan anda: ${malay}`,
      content: `${amount} bagi ${days} dibayar dari dompet anda dalam ${count} bayaran.`,
    },
    VN: {
      title: `Đã trả cho đội của bạn: ${vietnamese}`,
      content: `${amount} cho ${days} đã được trả từ ví của bạn trong ${count} lần.`,
    },
    TH: {
      title: `จ่ายให้ทีมของคุณแล้ว: ${thai}`,
      content: `จ่าย ${amount} สำหรับ ${days} จากกระเป๋าเงินของคุณแล้ว ${count} รายการ`,
    },
  };
}

/** Message to the upline that cannot pay. */
export function uncoveredWords(kind: ContractKind, amount: string, days: string, count: number): Words {
  const { EN: english, CN: chinese, MY: malay, VN: vietnamese, TH: thai } = kindNames[kind];
  return {
    EN: {
      title: `You owe your team: ${english}`,
      content: `${amount} for ${days}, in ${count} ${count === 1 ? 'payment' : 'payments'}, will be paid as soon as your wallet covers it.`,
    },
    CN: {
      title: `尚欠团队${chinese}`,
      content: `${days} 的${chinese}共 ${count} 笔，${amount}，待您的余额足够时支付。`,
    },
    MY: {
      title: `Anda berhutang kepada pasukan: ${malay}`,
      content: `${amount} bagi ${days} dalam ${count} bayaran menunggu dompet anda mencukupi.`,
    },
    VN: {
      title: `Bạn nợ đội của mình: ${vietnamese}`,
      content: `${amount} cho ${days}, trong ${count} lần, sẽ được trả ngay khi ví của bạn đủ tiền.`,
    },
    TH: {
      title: `คุณค้างจ่ายทีม: ${thai}`,
      content: `${amount} สำหรับ ${days} รวม ${count} รายการ จะจ่ายทันทีที่กระเป๋าเงินของคุณมีเงินพอ`,
    },
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
