/** Markets, events and rules of the sports book, by the English of the studio; a figure may be `#`, and `{1}` is the first. */
export const studioCn: Readonly<Record<string, string>> = {
  'Match result': '胜平负',
  'Match winner': '获胜方',
  Handicap: '让球',
  'Handicap (points)': '让分',
  'Handicap (games)': '让局',
  'Handicap (maps)': '让图',
  'Handicap (bouts)': '让局',
  'Total goals': '进球大小',
  'Total points': '总分大小',
  'Total games': '总局数大小',
  'Total maps': '总图数大小',
  'Total bouts': '总局数大小',
  Draw: '和',
  'Over #': '大 {1}',
  'Under #': '小 {1}',
  'Full time': '完场',
  'Half time': '中场',
  '1st half': '上半场',
  '2nd half': '下半场',
  'Kick-off': '开球',
  Goal: '进球',
  'Tip-off': '跳球',
  'End of Q#': '第 {1} 节结束',
  'Q# #:#': '第 {1} 节 {2}:{3}',
  'Q#': '第 {1} 节',
  Extra: '加时',
  'Golden basket': '黄金进球',
  'First serve': '首个发球',
  'Break of serve': '破发',
  'Set #': '第 {1} 盘',
  'Map #': '第 {1} 图',
  'Map # won': '赢下第 {1} 图',
  'Bout #': '第 {1} 局',
  'Bout # won': '赢下第 {1} 局',
  'Round won': '回合胜利',
  'Tower falls': '推倒防御塔',
  'Match begins': '比赛开始',
  '# : # (abandoned)': '{1} : {2}（中断）',
  Football: '足球',
  Basketball: '篮球',
  Tennis: '网球',
  'Crown Valley (MOBA)': '王冠峡谷（MOBA）',
  'Signal Zero (shooter)': '零号信号（射击）',
  'Iron Lantern (fighter)': '铁灯格斗（格斗）',
  'Pixel Pitch (e-football)': '像素球场（电子足球）',
  'Simulated matches': '模拟赛事',
  Bets: '投注',
  Results: '赛果',
  'All matches are simulated: drawn by the studio, not played by people. Clubs and leagues are invented.':
    '所有赛事均为模拟：由工作室开出，并非真人比赛。球队与联赛均为虚构。',
  'The whole match comes from a seed. Its SHA-256 is shown before the first bet can be placed, the seed itself when the match is over, so you can verify the match.':
    '整场赛事由种子决定。可投注前公布其 SHA-256，赛后公布种子，您可据此重新计算赛事。',
  'Odds come from the probabilities by which the match is drawn and include about 5 % for the house in every market. In football, in-play odds are held for up to five match minutes and are the lowest of that time.':
    '赔率来自赛事的开出概率，每个盘口约含 5 % 的平台利润。足球滚球赔率最多保持比赛中的五分钟，取该时段最低值。',
  'A single has one pick, a parlay two to eight from different matches; the odds of a parlay are the product of its picks’ odds. Payouts are rounded down to the cent, once, at the end.':
    '单关为一项，串关为二至八场不同赛事，总赔率为各赔率之积。派彩最后向下取整到分。',
  'An in-play bet is held for about three seconds before it is accepted. After a goal, a break or a map, betting pauses for a few seconds. The studio’s clock decides.':
    '滚球投注约需三秒确认。进球、破发或一图结束后投注暂停数秒，以工作室时间为准。',
  'If the odds have changed, the bet is accepted only if you chose to accept better odds or any odds.':
    '赔率变动时，仅在您选择接受更佳或任何赔率时受理。',
  'If a whole-number line is met exactly, it is a push: a single’s stake is returned, and in a parlay the pick counts as 1.00.':
    '整数盘口刚好打平为走水：单关退还本金，串关该项按 1.00 计。',
  'About one match in sixty is abandoned. Bets already decided by the score stand (such as a total that was exceeded); all others are void: a single’s stake is refunded, and in a parlay the pick counts as 1.00.':
    '约六十场中有一场中断。比分已决定的结果有效（如已超过的大小球）；其余无效：单关退还本金，串关该项按 1.00 计。',
  'A parlay is settled when its last pick is decided, or as soon as one is lost.':
    '串关在最后一项有结果时结算，或在首项输掉时结算。',
  'A match minute takes three seconds. In each minute the home side scores, the away side scores, or nobody does, by the match’s probabilities; they are the same for all ninety minutes.':
    '比赛一分钟为三秒。每分钟按赛事概率由主队进球、客队进球或无人进球；九十分钟内概率不变。',
  'Bets count the goals of ninety minutes. Betting closes with the 88th minute.':
    '投注按九十分钟内进球计算。第 88 分钟停止投注。',
  'Four quarters of ten minutes; the score is updated every hundred seconds of play, which takes ten seconds. Each side has the ball 96 times; a score is worth two points in 70 %, three in 22 % and one in 8 % of cases.':
    '四节各十分钟；每一百秒比赛公布一次比分，实际用时十秒。双方各进攻 96 次；得分中 70 % 为两分，22 % 为三分，8 % 为一分。',
  'Level after four quarters, the next basket wins, and counts two points for all bets. Betting closes 20 seconds before the end.':
    '四节后平分，下一个进球获胜，并在所有投注中计两分。结束前 20 秒停止投注。',
  'Best of three sets between one player of each club; a game takes ten seconds. The side named first serves first. At six all, one tie-break decides the set and counts as a game.':
    '双方各一名选手，三盘两胜；一局为十秒。先列方先发球。六平时以抢七决定该盘，算作一局。',
  'Handicap and total count the games of all sets. There are no bets while the next game may be the last.':
    '让局与大小按所有盘的局数计算。下一局可能为最后一局时不接受投注。',
  'Best of three maps. A map goes to the side that first takes five towers; each tower has the same chances.':
    '三图两胜。先推五座塔者赢下该图；每座塔机会相同。',
  'Best of three maps. A map goes to the side that first wins seven rounds; each round has the same chances.':
    '三图两胜。先赢七回合者赢下该图；每回合机会相同。',
  'Best of five bouts. A bout goes to the side that first wins three rounds; each round has the same chances.':
    '五局三胜。先赢三回合者赢下该局；每回合机会相同。',
  'Football on the screen: a minute takes 2.6 seconds. In each minute the home side scores, the away side scores, or nobody, by the chances of the match.':
    '电子足球：一分钟为 2.6 秒。每分钟按赛事概率由主队进球、客队进球或无人进球。',
  'Betting closes with the 88th minute.': '第 88 分钟停止投注。',
};
