import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { TextLanguage } from '@portal/shared/contract/game-types';
import type { NewMessage } from '../../inbox/index.ts';
import { kindNames } from '../kind-names.ts';

interface Joined {
  agentId: string;
  newcomer: { id: string; account: string };
  /** The link's offers that were left out as incompatible. */
  leftOut: readonly ContractKind[];
}

/** Writes the notification of a registration by the agent's link. */
export function joinedNotification({ agentId, newcomer: { id, account }, leftOut }: Joined): NewMessage {
  const named = (language: TextLanguage, comma: string) => leftOut.map((kind) => kindNames[kind][language]).join(comma);
  const isWhole = leftOut.length === 0;
  return {
    memberId: agentId,
    reference: `team-joined-${id}`,
    topic: 'referral',
    texts: {
      EN: {
        title: `${account} has joined your team`,
        content: `${account} has registered with your invitation link.${
          isWhole
            ? ''
            : ` Not offered, because it is no longer compatible with your own contracts: ${named('EN', ', ')}.`
        }`,
      },
      CN: {
        title: `${account} 已加入您的团队`,
        content: `${account} 已通过您的邀请链接注册。${isWhole ? '' : `因与您自己的契约不再相符，以下契约未发出：${named('CN', '、')}。`}`,
      },
      MY: {
        title: `${account} telah menyertai pasukan anda`,
        content: `${account} telah mendaftar melalui pautan jemputan anda.${
          isWhole ? '' : ` Tidak ditawarkan kerana tidak lagi sesuai dengan kontrak anda sendiri: ${named('MY', ', ')}.`
        }`,
      },
      VN: {
        title: `${account} đã vào đội của bạn`,
        content: `${account} đã đăng ký bằng liên kết mời của bạn.${isWhole ? '' : ` Không được đề nghị vì không còn phù hợp với hợp đồng của bạn: ${named('VN', ', ')}.`}`,
      },
      TH: {
        title: `${account} เข้าร่วมทีมของคุณแล้ว`,
        content: `${account} สมัครด้วยลิงก์เชิญของคุณแล้ว${isWhole ? '' : ` ไม่ได้เสนอเพราะไม่สอดคล้องกับสัญญาของคุณแล้ว: ${named('TH', ', ')}`}`,
      },
    },
  };
}
