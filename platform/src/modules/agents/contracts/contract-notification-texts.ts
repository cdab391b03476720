import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { TextLanguage } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../../inbox/index.ts';
import { kindNames } from '../kind-names.ts';

type Texts<T = MessageWords> = Record<TextLanguage, T>;

/** Facts of a contract message; `side` is the account of the other side, empty for the platform. */
export interface MessageFacts {
  kind: ContractKind;
  side: string;
}

const platformNames: Texts<string> = {
  EN: 'The platform',
  CN: '平台',
  MY: 'Pihak kami',
  VN: 'Nhà cái',
  TH: 'แพลตฟอร์ม',
};

type TextBuilder = (kind: string, side: string) => MessageWords;

const texts =
  (builders: Record<keyof Texts, TextBuilder>) =>
  ({ kind, side }: MessageFacts): Texts => {
    const of = (language: keyof Texts) =>
      builders[language](kindNames[kind][language], side || platformNames[language]);
    return { EN: of('EN'), CN: of('CN'), MY: of('MY'), VN: of('VN'), TH: of('TH') };
  };

/** Message of a new offer or termination request. */
export const offered = texts({
  EN: (kind, side) => ({
    title: `New contract offer: ${kind}`,
    content: `${side} has offered you ${kind} terms. Review them in the agent centre, then accept or reject them.`,
  }),
  CN: (kind, side) => ({ title: `新合约：${kind}`, content: `${side} 向您提供${kind}合约，请在代理中心查看并答复。` }),
  MY: (kind, side) => ({
    title: `Tawaran kontrak: ${kind}`,
    content: `${side} menawarkan terma ${kind} kepada anda. Lihat di pusat ejen dan terima atau tolak.`,
  }),
  VN: (kind, side) => ({
    title: `Đề nghị hợp đồng mới: ${kind}`,
    content: `${side} đề nghị điều kiện ${kind} cho bạn. Hãy xem trong trung tâm đại lý rồi chấp nhận hoặc từ chối.`,
  }),
  TH: (kind, side) => ({
    title: `ข้อเสนอสัญญาใหม่: ${kind}`,
    content: `${side} เสนอเงื่อนไข${kind}ให้คุณ ดูรายละเอียดที่ศูนย์เอเย่นต์ แล้วตอบรับหรือปฏิเสธ`,
  }),
});

export const terminationRequested = texts({
  EN: (kind, side) => ({
    title: `Termination request: ${kind}`,
    content: `${side} has asked to end your ${kind} contract. It stays in force until you agree.`,
  }),
  CN: (kind, side) => ({
    title: `终止请求：${kind}`,
    content: `${side} 请求终止${kind}合约。在您同意之前合约继续有效。`,
  }),
  MY: (kind, side) => ({
    title: `Permintaan tamat kontrak: ${kind}`,
    content: `${side} meminta kontrak ${kind} ditamatkan. Ia berkuat kuasa sehingga anda bersetuju.`,
  }),
  VN: (kind, side) => ({
    title: `Yêu cầu chấm dứt: ${kind}`,
    content: `${side} yêu cầu chấm dứt hợp đồng ${kind} của bạn. Hợp đồng vẫn có hiệu lực cho đến khi bạn đồng ý.`,
  }),
  TH: (kind, side) => ({
    title: `คำขอยุติสัญญา: ${kind}`,
    content: `${side} ขอยุติสัญญา${kind}ของคุณ สัญญายังมีผลจนกว่าคุณจะยินยอม`,
  }),
});

/** Messages of answers, to the upline. */
export const accepted = texts({
  EN: (kind, side) => ({ title: `Accepted: ${kind}`, content: `${side} has accepted your ${kind} request.` }),
  CN: (kind, side) => ({ title: `已接受：${kind}`, content: `${side} 已同意您关于${kind}的请求。` }),
  MY: (kind, side) => ({
    title: `Diterima: ${kind}`,
    content: `${side} bersetuju dengan permintaan anda tentang ${kind}.`,
  }),
  VN: (kind, side) => ({ title: `Đã chấp nhận: ${kind}`, content: `${side} đã chấp nhận yêu cầu ${kind} của bạn.` }),
  TH: (kind, side) => ({ title: `ตอบรับแล้ว: ${kind}`, content: `${side} ตอบรับคำขอ${kind}ของคุณแล้ว` }),
});

export const rejected = texts({
  EN: (kind, side) => ({ title: `Rejected: ${kind}`, content: `${side} has rejected your ${kind} request.` }),
  CN: (kind, side) => ({ title: `已拒绝：${kind}`, content: `${side} 已拒绝您关于${kind}的请求。` }),
  MY: (kind, side) => ({ title: `Ditolak: ${kind}`, content: `${side} menolak permintaan anda tentang ${kind}.` }),
  VN: (kind, side) => ({ title: `Đã từ chối: ${kind}`, content: `${side} đã từ chối yêu cầu ${kind} của bạn.` }),
  TH: (kind, side) => ({ title: `ปฏิเสธแล้ว: ${kind}`, content: `${side} ปฏิเสธคำขอ${kind}ของคุณ` }),
});

export const terminated = texts({
  EN: (kind, side) => ({
    title: `Contract ended: ${kind}`,
    content: `${side} has ended your ${kind} contract. It runs until the end of the current period.`,
  }),
  CN: (kind, side) => ({ title: `合约终止：${kind}`, content: `${side} 已终止${kind}合约，合约在本周期结束时失效。` }),
  MY: (kind, side) => ({
    title: `Kontrak ditamatkan: ${kind}`,
    content: `${side} menamatkan kontrak ${kind}. Ia berjalan hingga tamat tempoh semasa.`,
  }),
  VN: (kind, side) => ({
    title: `Hợp đồng đã chấm dứt: ${kind}`,
    content: `${side} đã chấm dứt hợp đồng ${kind} của bạn. Hợp đồng còn hiệu lực đến hết kỳ hiện tại.`,
  }),
  TH: (kind, side) => ({ title: `ยุติสัญญาแล้ว: ${kind}`, content: `${side} ยุติสัญญา${kind}ของคุณ สัญญามีผลถึงสิ้นงวดปัจจุบัน` }),
});

/** Message that the upline's terms change or end from a day on, without a request. */
export const endedByUpline = (facts: MessageFacts, from: string | undefined): Texts =>
  texts({
    EN: (kind, side) => ({
      title: `Contract ends: ${kind}`,
      content: `${from ? `${side} has new ${kind} terms from ${from}, and yours are no longer compatible with them` : `The ${kind} contract of ${side} is ending`}. Your ${kind} contract with ${side} ends at the end of the current period.`,
    }),
    CN: (kind, side) => ({
      title: `合约将终止：${kind}`,
      content: `${from ? `${side} 的${kind}条件自 ${from} 起变更，您的合约与其不再相符` : `${side} 的${kind}合约将终止`}。您与 ${side} 的${kind}合约将在本周期结束时终止。`,
    }),
    MY: (kind, side) => ({
      title: `Kontrak akan tamat: ${kind}`,
      content: `${from ? `${side} mempunyai terma baharu bagi ${kind} mulai ${from}, dan terma anda tidak lagi sesuai` : `Kontrak ${kind} bagi ${side} akan tamat`}. Kontrak ${kind} anda dengan ${side} tamat pada akhir tempoh semasa.`,
    }),
    VN: (kind, side) => ({
      title: `Hợp đồng sắp kết thúc: ${kind}`,
      content: `${from ? `${side} có điều kiện ${kind} mới từ ${from}, và điều kiện của bạn không còn phù hợp` : `Hợp đồng ${kind} của ${side} sắp kết thúc`}. Hợp đồng ${kind} giữa bạn và ${side} kết thúc vào cuối kỳ hiện tại.`,
    }),
    TH: (kind, side) => ({
      title: `สัญญาจะสิ้นสุด: ${kind}`,
      content: `${from ? `${side} มีเงื่อนไข${kind}ใหม่ตั้งแต่ ${from} และเงื่อนไขของคุณไม่สอดคล้องกันแล้ว` : `สัญญา${kind}ของ ${side} กำลังจะสิ้นสุด`} สัญญา${kind}ระหว่างคุณกับ ${side} จะสิ้นสุดเมื่อจบงวดปัจจุบัน`,
    }),
  })(facts);

/** Message that a contract ends because the terms above changed, without a request. */
export const endedByItself = texts({
  EN: (kind, side) => ({
    title: `Contract ends: ${kind}`,
    content: `The terms above you have changed. Your ${kind} contract with ${side} ends at the end of the current period.`,
  }),
  CN: (kind, side) => ({
    title: `合约将终止：${kind}`,
    content: `您上级的条件已变更。您与 ${side} 的${kind}合约将在本周期结束时终止。`,
  }),
  MY: (kind, side) => ({
    title: `Kontrak akan tamat: ${kind}`,
    content: `Terma di atas anda telah berubah. Kontrak ${kind} anda dengan ${side} tamat pada akhir tempoh semasa.`,
  }),
  VN: (kind, side) => ({
    title: `Hợp đồng sắp kết thúc: ${kind}`,
    content: `Điều kiện phía trên bạn đã thay đổi. Hợp đồng ${kind} giữa bạn và ${side} kết thúc vào cuối kỳ hiện tại.`,
  }),
  TH: (kind, side) => ({
    title: `สัญญาจะสิ้นสุด: ${kind}`,
    content: `เงื่อนไขของสายงานเหนือคุณเปลี่ยนไป สัญญา${kind}ระหว่างคุณกับ ${side} จะสิ้นสุดเมื่อจบงวดปัจจุบัน`,
  }),
});

export const offerWithdrawn = texts({
  EN: (kind, side) => ({
    title: `Offer closed: ${kind}`,
    content: `${side}’s ${kind} offer is no longer open.`,
  }),
  CN: (kind, side) => ({ title: `合约邀约已失效：${kind}`, content: `${side} 的${kind}合约邀约已失效。` }),
  MY: (kind, side) => ({
    title: `Tawaran ditutup: ${kind}`,
    content: `Tawaran ${side} untuk ${kind} tidak lagi terbuka.`,
  }),
  VN: (kind, side) => ({ title: `Đề nghị đã đóng: ${kind}`, content: `Đề nghị ${kind} của ${side} không còn mở.` }),
  TH: (kind, side) => ({ title: `ปิดข้อเสนอแล้ว: ${kind}`, content: `ข้อเสนอ${kind}ของ ${side} ปิดแล้ว` }),
});
