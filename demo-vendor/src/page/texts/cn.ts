import type { Texts } from './en.ts';

export const cn: Texts = {
  'sheet.close': '关闭',
  'top.back': '返回大厅',
  'top.balance': '余额',
  'top.rules': '规则与限额',
  'top.sound': '声音',
  'slip.column': '投注',
  'slip.tab': '投注单',
  'slip.empty': '投注单为空',
  'proof.wrong': '有内容不符，请联系客服。',
  'win.small': '中奖',
  'win.big': '大奖',
  'win.mega': '巨奖',
  'failed.game': '该游戏无法打开。请返回大厅后重新打开。',
  'failed.table': '该牌桌无法打开。请返回大厅后重新打开。',
  'failed.book': '该投注页无法打开。请返回大厅后重新打开。',
  'failed.lottery': '该彩票无法打开。请返回大厅后重新打开。',
  'ended.game': '您的会话已结束。请返回大厅后重新打开游戏。',
  'ended.table': '您的会话已结束。请返回大厅后重新打开牌桌。',
  'ended.book': '您的会话已结束。请返回大厅后重新打开投注页。',
  'ended.lottery': '您的会话已结束。请返回大厅后重新打开彩票。',
};
