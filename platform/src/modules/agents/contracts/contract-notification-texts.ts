import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { MessageWords } from '../../inbox/index.ts';
import { kindNames } from '../kind-names.ts';

type Texts = Record<'EN' | 'CN' | 'MY', MessageWords>;

/** Facts of a contract message; `side` is the account of the other side, empty for the platform. */
export interface MessageFacts {
  kind: ContractKind;
  side: string;
}

const platformNames = { EN: 'The house', CN: '平台', MY: 'Pihak kami' };

type TextBuilder = (kind: string, side: string) => MessageWords;

const texts =
  (builders: Record<keyof Texts, TextBuilder>) =>
  ({ kind, side }: MessageFacts): Texts => {
    const of = (language: keyof Texts) =>
      builders[language](kindNames[kind][language], side || platformNames[language]);
    return { EN: of('EN'), CN: of('CN'), MY: of('MY') };
  };

/** Message of a new offer or termination request. */
export const offered = texts({
  EN: (kind, side) => ({
    title: `Offer of a contract: ${kind}`,
    content: `${side} offers you terms for ${kind}. Look at them in the agent centre and accept or reject.`,
  }),
  CN: (kind, side) => ({ title: `新合约：${kind}`, content: `${side} 向您提供${kind}合约，请在代理中心查看并答复。` }),
  MY: (kind, side) => ({
    title: `Tawaran kontrak: ${kind}`,
    content: `${side} menawarkan terma ${kind} kepada anda. Lihat di pusat ejen dan terima atau tolak.`,
  }),
});

export const terminationRequested = texts({
  EN: (kind, side) => ({
    title: `Request to end a contract: ${kind}`,
    content: `${side} asks you to end the contract for ${kind}. It stays in force until you agree.`,
  }),
  CN: (kind, side) => ({
    title: `终止请求：${kind}`,
    content: `${side} 请求终止${kind}合约。在您同意之前合约继续有效。`,
  }),
  MY: (kind, side) => ({
    title: `Permintaan tamat kontrak: ${kind}`,
    content: `${side} meminta kontrak ${kind} ditamatkan. Ia berkuat kuasa sehingga anda bersetuju.`,
  }),
});

/** Messages of answers, to the upline. */
export const accepted = texts({
  EN: (kind, side) => ({ title: `Accepted: ${kind}`, content: `${side} has agreed to your request about ${kind}.` }),
  CN: (kind, side) => ({ title: `已接受：${kind}`, content: `${side} 已同意您关于${kind}的请求。` }),
  MY: (kind, side) => ({
    title: `Diterima: ${kind}`,
    content: `${side} bersetuju dengan permintaan anda tentang ${kind}.`,
  }),
});

export const rejected = texts({
  EN: (kind, side) => ({ title: `Rejected: ${kind}`, content: `${side} has rejected your request about ${kind}.` }),
  CN: (kind, side) => ({ title: `已拒绝：${kind}`, content: `${side} 已拒绝您关于${kind}的请求。` }),
  MY: (kind, side) => ({ title: `Ditolak: ${kind}`, content: `${side} menolak permintaan anda tentang ${kind}.` }),
});

export const terminated = texts({
  EN: (kind, side) => ({
    title: `Contract ended: ${kind}`,
    content: `${side} has ended the contract for ${kind}. It runs to the end of the period under way.`,
  }),
  CN: (kind, side) => ({ title: `合约终止：${kind}`, content: `${side} 已终止${kind}合约，合约在本周期结束时失效。` }),
  MY: (kind, side) => ({
    title: `Kontrak ditamatkan: ${kind}`,
    content: `${side} menamatkan kontrak ${kind}. Ia berjalan hingga tamat tempoh semasa.`,
  }),
});

/** Message that the upline's terms change or end from a day on, without a request. */
export const endedByUpline = (facts: MessageFacts, from: string | undefined): Texts =>
  texts({
    EN: (kind, side) => ({
      title: `Contract ends: ${kind}`,
      content: `${from ? `${side} has new terms for ${kind} from ${from}, and yours no longer fit below them` : `The contract of ${side} for ${kind} ends`}. Your contract for ${kind} with ${side} ends with the period under way.`,
    }),
    CN: (kind, side) => ({
      title: `合约将终止：${kind}`,
      content: `${from ? `${side} 的${kind}条件自 ${from} 起变更，您的合约与其不再相符` : `${side} 的${kind}合约将终止`}。您与 ${side} 的${kind}合约将在本周期结束时终止。`,
    }),
    MY: (kind, side) => ({
      title: `Kontrak akan tamat: ${kind}`,
      content: `${from ? `${side} mempunyai terma baharu bagi ${kind} mulai ${from}, dan terma anda tidak lagi sesuai` : `Kontrak ${kind} bagi ${side} akan tamat`}. Kontrak ${kind} anda dengan ${side} tamat pada akhir tempoh semasa.`,
    }),
  })(facts);

/** Message that a contract ends because the terms above changed, without a request. */
export const endedByItself = texts({
  EN: (kind, side) => ({
    title: `Contract ends: ${kind}`,
    content: `The terms above you have changed. Your contract for ${kind} with ${side} ends with the period under way.`,
  }),
  CN: (kind, side) => ({
    title: `合约将终止：${kind}`,
    content: `您上级的条件已变更。您与 ${side} 的${kind}合约将在本周期结束时终止。`,
  }),
  MY: (kind, side) => ({
    title: `Kontrak akan tamat: ${kind}`,
    content: `Terma di atas anda telah berubah. Kontrak ${kind} anda dengan ${side} tamat pada akhir tempoh semasa.`,
  }),
});

export const offerWithdrawn = texts({
  EN: (kind, side) => ({
    title: `Offer gone: ${kind}`,
    content: `The offer of ${side} for ${kind} is no longer open.`,
  }),
  CN: (kind, side) => ({ title: `合约邀约已失效：${kind}`, content: `${side} 的${kind}合约邀约已失效。` }),
  MY: (kind, side) => ({
    title: `Tawaran ditutup: ${kind}`,
    content: `Tawaran ${side} untuk ${kind} tidak lagi terbuka.`,
  }),
});
