/** How play types win, and the rules sheet, by the English of the studio; a figure there is `#`, and `{1}` is the first of them. */
export const rulesCn: Readonly<Record<string, string>> = {
  'Choose # digits. Pays for each number of the whole board that ends with them; shorter numbers do not count.':
    '选 {1} 位数字。整期所有号码中，每个以其结尾的号码都派彩；位数不足的号码不计。',
  'Wins when the special prize ends with your # digits.': '特等奖以您的 {1} 位数字结尾即中奖。',
  'Wins when the second-to-last digit of the special prize is yours.': '特等奖的倒数第二位是您的数字即中奖。',
  'Wins when the last digit of the special prize is yours.': '特等奖的最后一位是您的数字即中奖。',
  'Looks at the last two digits of the special prize: Big is 50 to 99, Small 00 to 49; Odd and Even by the last digit.':
    '看特等奖的后两位：50 至 99 为大，00 至 49 为小；单双看最后一位。',
  'Pays for each of the four seventh-prize numbers that is yours.': '七等奖的四个号码中，每个与您相同的号码都派彩。',
  'Choose two different numbers of two digits. Wins once when each of them ends a number of the board.':
    '选两个不同的两位号码。每个都是某个开奖号码的尾数即中奖一次。',
  'Choose three different numbers of two digits. Wins once when each of them ends a number of the board.':
    '选三个不同的两位号码。每个都是某个开奖号码的尾数即中奖一次。',
  'Choose four different numbers of two digits. Wins once when each of them ends a number of the board.':
    '选四个不同的两位号码。每个都是某个开奖号码的尾数即中奖一次。',
  'Wins when the number of the eighth prize is yours.': '八等奖的号码与您相同即中奖。',
  'Big wins when the sum of the five balls is 23 to 45, Small when it is 0 to 22, Odd and Even by the sum.':
    '五球总和为 23 至 45 时大中奖，0 至 22 时小中奖；单双看总和。',
  'Dragon wins when the first ball is higher than the fifth, Tiger when it is lower, Tie when both are the same.':
    '第一球大于第五球时龙中奖，小于时虎中奖，相同时和中奖。',
  'Wins when the first ball is your digit.': '第一球是您的数字即中奖。',
  'Wins when the second ball is your digit.': '第二球是您的数字即中奖。',
  'Wins when the third ball is your digit.': '第三球是您的数字即中奖。',
  'Wins when the fourth ball is your digit.': '第四球是您的数字即中奖。',
  'Wins when the fifth ball is your digit.': '第五球是您的数字即中奖。',
  'Wins once when your digit is on any of the five balls.': '五球中出现您的数字即中奖，出现几次都只计一次。',
  'Choose two different digits. Wins when both are among the five balls.':
    '选两个不同的数字。两个都出现在五球中即中奖。',
  'Choose three different digits. Wins when all are among the five balls.':
    '选三个不同的数字。三个都出现在五球中即中奖。',
  'Wins when the last two balls are your number, in order.': '最后两球依次与您的号码相同即中奖。',
  'Wins when the last three balls are your number, in order.': '最后三球依次与您的号码相同即中奖。',
  'Choose two different digits. Wins when the last two balls are these two, in any order.':
    '选两个不同的数字。最后两球是这两个数字即中奖，顺序不限。',
  'Choose two different digits. Wins when the last three balls are these two, one of them twice, in any order.':
    '选两个不同的数字。最后三球由这两个数字组成（其中一个出现两次）即中奖，顺序不限。',
  'Choose three different digits. Wins when the last three balls are these three, in any order.':
    '选三个不同的数字。最后三球是这三个数字即中奖，顺序不限。',
  'Wins when the three dice add up to your sum. The rarer the sum, the more it pays.':
    '三颗骰子的点数之和与您所选相同即中奖。和值越罕见，派彩越高。',
  'Big is a sum of 11 to 17, Small is 4 to 10; Odd and Even go by the sum. All of these lose on a triple.':
    '和值 11 至 17 为大，4 至 10 为小；单双看和值。三颗骰子点数相同则全部不中。',
  'Wins when all three dice show your number.': '三颗骰子都是您的点数即中奖。',
  'Wins when all three dice show the same number, whichever.': '三颗骰子点数相同即中奖，点数不限。',
  'Wins when two or three dice show your number.': '两颗或三颗骰子是您的点数即中奖。',
  'Wins when your number shows on at least one die; on two or three dice it pays more.':
    '至少一颗骰子是您的点数即中奖；两颗或三颗时派彩更高。',
  'Wins when both of your two numbers show, whatever the third die is.': '您的两个点数都出现即中奖，第三颗骰子不限。',
  'Wins when the first prize ends with your three digits, in order.': '头奖依次以您的三位数字结尾即中奖。',
  'Wins when the last three digits of the first prize are yours in any order. The fewer ways your digits can be ordered, the more it pays.':
    '头奖的后三位与您的数字相同即中奖，顺序不限。您的数字排列越少，派彩越高。',
  'Pays for each of the two front numbers that is yours, in order.': '两个前三位号码中，每个依次与您相同的都派彩。',
  'Pays for each of the two bottom numbers that is yours, in order.': '两个下三位号码中，每个依次与您相同的都派彩。',
  'Wins when the first prize ends with your two digits, in order.': '头奖依次以您的两位数字结尾即中奖。',
  'Wins when the two-digit prize is your number.': '两位数奖与您的号码相同即中奖。',
  'Wins once when your digit is among the last three of the first prize.': '头奖的后三位中有您的数字即中奖一次。',
  'Wins once when your digit is in the two-digit prize.': '两位数奖中有您的数字即中奖一次。',
  'Pays for each of the 23 numbers that is yours: first, second and third prize, ten special and ten consolation prizes.':
    '23 个号码中，每个与您相同的都派彩：头奖、二奖、三奖、十个特别奖和十个安慰奖。',
  'Pays only for the first, second and third prizes, but more than Big.': '只派头奖、二奖和三奖，派彩高于大。',
  'Wins when the first prize is your number.': '头奖与您的号码相同即中奖。',
  'Wins when the first prize ends with your three digits.': '头奖以您的三位数字结尾即中奖。',
  'Pays for each of the first, second and third prizes that ends with your three digits.':
    '头奖、二奖、三奖中，每个以您的三位数字结尾的都派彩。',
  'Pays for each of the 23 numbers that has your four digits in any order: what Big pays, divided by the number of ways your digits can be ordered (24, 12, 6, 4 or 1).':
    '23 个号码中，每个由您的四位数字组成的都派彩，顺序不限：按大的派彩除以您数字的排列数（24、12、6、4 或 1）。',
  'Nine fields, each with one of six pictures. Three stars or more win: the more stars, the more it pays.':
    '九个格子，每格是六种图案之一。三颗星或以上即中奖：星越多，派彩越高。',
  'Nine fields in three rows, each with one of eight pictures. Every row, column and diagonal of three equal pictures pays.':
    '九个格子排成三行，每格是八种图案之一。每条由三个相同图案组成的横线、竖线和斜线都派彩。',
  'Prices and prizes': '价格与奖金',
  'Every line is one bet. It costs its stake times its multiple, in each draw of the ticket.':
    '每注是一次投注。在彩票的每一期中，费用为每注金额乘以倍数。',
  'Odds include the stake: a line of 1.00 at 99.50 pays 99.50. Payouts are rounded down to the cent, line by line.':
    '赔率包含本金：1.00 的一注、赔率 99.50，派彩 99.50。每注派彩向下取整到分。',
  Draws: '期次',
  'The studio’s clock decides: bets that arrive after closing are not accepted.':
    '以工作室的时钟为准：截止之后的投注不予接受。',
  'A ticket can enter up to 20 draws in a row. You pay for all of them at once, and either all are accepted or none: if one cannot be paid, all are refunded except those already drawn by then.':
    '一张彩票最多可连续参加 20 期。各期费用一次付清，要么全部接受，要么全部不接受：若其中一期无法付款，除届时已开奖的期次外全部退还。',
  'After the draw, a ticket is “settling” until its prize is in your balance. It is settled once, however long that takes.':
    '已开奖的彩票在派彩入账之前显示为结算中。无论需时多久，只结算一次。',
  'With “stop after winning”, all draws after the first winning one are refunded.':
    '选择“中奖后停止”时，首个中奖期之后的期次将退还。',
  'If a draw is cancelled, its stake is refunded. If a result is corrected, tickets are settled again by the correct one; draws refunded after a win stay refunded.':
    '取消的期次退还投注。若结果被更正，彩票按正确结果重新结算；因中奖而退还的期次保持退还。',
  Fairness: '公正性',
  'A draw’s numbers come from a seed. Its SHA-256 is shown while tickets are on sale, the seed itself with the result, so anyone can verify the numbers.':
    '每期号码由种子得出。售票期间公布其 SHA-256，种子随结果公布：任何人都可以重新验算号码。',
  'A ticket is drawn when you buy it, from a seed whose SHA-256 is shown beforehand and the number your page gives the ticket. The seed is published with the result, so you can verify it.':
    '彩票在购买时开奖，由事先公布 SHA-256 的种子和您的页面给该彩票的编号得出。种子随结果公布：您可以重新验算。',
};
