import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import type { TextLanguage } from '@portal/shared/contract/game-types';

/** Names of contract kinds in messages, by language. */
export const kindNames = {
  dividend: { EN: 'dividend', CN: '分红', MY: 'dividen', VN: 'hoa hồng', TH: 'เงินปันผล' },
  daily: { EN: 'daily wage', CN: '日工资', MY: 'gaji harian', VN: 'lương ngày', TH: 'ค่าตอบแทนรายวัน' },
  hourly: { EN: 'hourly salary', CN: '时薪', MY: 'gaji mengikut jam', VN: 'lương giờ', TH: 'ค่าตอบแทนรายชั่วโมง' },
  realtime: {
    EN: 'real-time salary',
    CN: '实时工资',
    MY: 'gaji masa nyata',
    VN: 'lương tức thời',
    TH: 'ค่าตอบแทนเรียลไทม์',
  },
} as const satisfies Record<ContractKind, Record<TextLanguage, string>>;

/** The operator's toggle of each kind. */
export const toggleOf = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realTimeSalary',
} as const satisfies Record<ContractKind, string>;
