import type { LanguageCode } from '@portal/shared/contract/game-types';

type Names = Readonly<Partial<Record<LanguageCode, string>>>;

/** Translations of our own groups; other groups keep their stored name. */
const names: Readonly<Record<string, Names>> = {
  VN_NORTH: { CN: '越南北部', MY: 'Vietnam Utara', VN: 'Xổ số miền Bắc', TH: 'เวียดนามเหนือ' },
  VN_CENTRAL: { CN: '越南中部', MY: 'Vietnam Tengah', VN: 'Xổ số miền Trung', TH: 'เวียดนามกลาง' },
  VN_SOUTH: { CN: '越南南部', MY: 'Vietnam Selatan', VN: 'Xổ số miền Nam', TH: 'เวียดนามใต้' },
  FAST: { CN: '快速开奖', MY: 'Cabutan pantas', VN: 'Quay nhanh', TH: 'หวยออกไว' },
  SEA: { CN: '东南亚', MY: 'Asia Tenggara', VN: 'Đông Nam Á', TH: 'อาเซียน' },
  INSTANT: { CN: '即开彩票', MY: 'Tiket segera', VN: 'Vé có kết quả ngay', TH: 'หวยรู้ผลทันที' },
};

/** Returns a group's name in a language; the stored name without one. */
export function groupName(group: { groupCode: string; groupName: string }, language?: LanguageCode): string {
  const translated = Object.hasOwn(names, group.groupCode) ? names[group.groupCode] : undefined;
  return (language && translated?.[language]) ?? group.groupName;
}
