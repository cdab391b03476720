import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import { foldLookAlikes } from '../../../kernel/strings/look-alike.rules.ts';

/** Nobody may pass for the operator, in any language of its players. */
const operatorWords = [
  'admin administrator support system root operator moderator helpdesk customerservice customersupport customercare',
  'cskh chamsockhachhang hotrokhachhang quantri quantrivien pentadbir khidmatpelanggan',
  'kefu guanliyuan 客服 客户服务 客戶服務 管理员 管理員 系统 系統',
].flatMap((words) => words.split(' ').map(foldLookAlikes));

/** Words that keep an operator name recognisable: "supportteam", "在线客服". */
const companions = [
  'official real team vip service care desk help staff online live chat center centre bot',
  '官方 在线 線上 人工 专员 專員 中心 团队 團隊',
].flatMap((words) => words.split(' ').map(foldLookAlikes));

/** Names made by the platform: trial accounts, and accounts without a chosen name. */
const made = /^(?:tr[il]a[il]\d+|m\d{9})$/;

const around = `(?:${[...operatorWords, ...companions].join('|')})`;
const isOperatorWord = new RegExp(`^${around}*(?:${operatorWords.join('|')})${around}*$`, 'u');

/** Matches the brand, and its first word with a companion: "lantern" alone is an ordinary word. */
function isBrand(look: string, brandName: string): boolean {
  const [brand, first] = [foldLookAlikes(brandName), foldLookAlikes(foldedText(brandName).split(' ')[0] ?? '')];
  if (brand && new RegExp(`^${around}*${brand}${around}*$`, 'u').test(look)) return true;
  if (first.length < 3 || companions.includes(first)) return false;
  return new RegExp(`^(?:${around}+${first}${around}*|${first}${around}+)$`, 'u').test(look);
}

/**
 * Variants of a name: as read, without digits and signs at its ends, and without any: "5upport", "[admin]" and
 * "admin01vip".
 */
const looksOf = (name: string): string[] => [
  foldLookAlikes(name),
  foldLookAlikes(name.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')),
  foldLookAlikes(name.replace(/[^\p{L}\p{M}]+/gu, '')),
];

/** True for a name that no member may choose; the caller checks operators' names. */
export function isReservedName(name: string, brandName: string): boolean {
  const folded = foldedText(name).toLowerCase();
  const plain = folded.replace(/[\s._-]+/gu, '');
  return made.test(plain) || looksOf(folded).some((look) => isOperatorWord.test(look) || isBrand(look, brandName));
}
