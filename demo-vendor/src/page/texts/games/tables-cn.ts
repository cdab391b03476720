/** Places to bet on and rules of the tables, by the English of the studio; a figure may be `#`, and `{1}` is the first. */
export const tablesCn: Readonly<Record<string, string>> = {
  Player: '闲',
  Banker: '庄',
  'Player pair': '闲对',
  'Banker pair': '庄对',
  'Number #': '号码 {1}',
  'Split # #': '分注 {1} {2}',
  'Street # # #': '街注 {1} {2} {3}',
  'Corner # # # #': '角注 {1} {2} {3} {4}',
  'First four # # # #': '首四注 {1} {2} {3} {4}',
  'Six line # # # # # #': '线注 {1} {2} {3} {4} {5} {6}',
  'Column #': '第 {1} 列',
  Red: '红',
  Black: '黑',
  Even: '双',
  Odd: '单',
  Meron: 'Meron',
  Wala: 'Wala',
  Draw: '和局',
  'Player and banker get two cards each from a fresh eight-deck shoe. The total nearer to 9 wins; tens and face cards count 0, and only the last digit of a total counts.':
    '庄闲各从新的八副牌靴中发两张。点数更接近 9 者胜；10 和花牌算 0 点，只计点数的个位。',
  'An 8 or 9 with two cards is a natural and ends the round. Otherwise the player draws a third card on 5 or less; the banker draws by the usual table, which depends on the player’s third card.':
    '两张牌合计 8 或 9 点为天牌，本局结束。否则闲家 5 点或以下补第三张；庄家按通行补牌表、视闲家第三张牌补牌。',
  'On a tie, stakes on player and banker are returned.': '和局时，押庄闲的投注退还。',
  'A European wheel with the numbers 0 to 36, each equally likely. Tap a number to bet on it, the edge between two for both, a corner for four, or the outer edge of a row for its three.':
    '欧式轮盘，0 至 36 各号码机会均等。点号码押该号码，点两号之间押两个，点角押四个，点一排外缘押该排三个。',
  'Zero is neither red nor black, odd nor even, low nor high.': '零既非红黑、单双，也非大小。',
  'Meron is the favourite, wala the other cock. Odds are fixed: five of ten bouts go to meron, four to wala, one is a draw.':
    'Meron 为热门，Wala 为另一方。赔率固定：十场中 Meron 胜五场，Wala 胜四场，一场和局。',
  'On a draw, stakes on meron and wala are lost. The bout is shown after the result is drawn and has no effect on it.':
    '和局时，押 Meron 和 Wala 的投注均输。比赛画面在结果开出后播放，不影响结果。',
};
