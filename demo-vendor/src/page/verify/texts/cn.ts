import type { Texts } from './en.ts';

export const cn: Texts = {
  'round.seed': '种子与承诺一致',
  'round.before': '承诺在投注前已告知本页',
  'round.win': '种子得出所派的彩金',
  'round.minor': '{win} 最小单位',
  'shots.caught': '{fish}：捕获，{pays}×',
  'shots.swam': '{fish}：游走',
  'page.holds': '✓ 相符',
  'page.holds_not': '✕ 不符',
  'page.back': '‹ 返回游戏',
  'page.title': '本局重新计算',
  'page.good': '您的浏览器已用种子重新开出本局，结果一致。',
  'page.bad': '您的浏览器得出不同结果，请将本局编号发给我们。',
  'page.game': '游戏',
  'page.round': '局号',
  'page.at': '时间',
  'page.stake': '投注',
  'page.win': '派彩',
  'page.server_seed': '服务器种子',
  'page.client_seed': '客户端种子',
  'page.choice': '选择',
  'page.shot': '第 {no} 发',
  'page.decisions': '操作',
  'page.how':
    '随机数为以服务器种子对客户端种子与区块号所做 HMAC-SHA-256 的数据流，切成 32 位数；不均匀尾部的数将被略过。服务器种子的哈希在投注前公布，种子在本局后公布。',
  'page.none': '本局尚无证明，结束后即可查看。',
};
