/** Subtitles of games and rules of slots, by their English text. */
export const gamesCn: Readonly<Record<string, string>> = {
  'Five reels, ten lines': '五轴十线',
  'Twenty lines and free spins': '二十线与免费旋转',
  'Crown jackpot': '皇冠奖池',
  'Cascading five by four': '五乘四连消',
  'Scratch card': '刮刮卡',
  'Hold and win': '锁定赢奖',
  'Hundred dice': '百点骰',
  'Clusters on seven by seven': '七乘七聚合',
  'Video poker, jacks or better': '视频扑克，J 或以上',
  'Plinko, twelve rows': '弹珠，十二排',
  'Five reels, 243 ways': '五轴 243 种方式',
  'Bonus wheel': '奖励转盘',
  'Bingo with 75 balls': '75 球宾果',
  'Growing reels, up to 16,807 ways': '伸缩转轴，最多 16,807 种方式',
  'Money wheel': '金钱转盘',
  'Classic three reels': '经典三轴',
  'Keno, ten of eighty': '基诺，八十选十',
  'Under or over seven': '七上七下',
  Blackjack: '二十一点',
  Mines: '扫雷',
  'European roulette, single zero': '欧式轮盘，单零',
  'Dragon and tiger': '龙虎',
  'Video poker, deuces wild': '视频扑克，2 为百搭',
  'Higher or lower': '猜大小',
  'Sic bo, three dice': '骰宝，三骰',
  'Baccarat, eight packs': '百家乐，八副牌',
  'Ten lines, read from the left. Three or more of a kind on a line pay; a line costs a tenth of the stake.':
    '十条线，从左读起。线上三个或以上相同符号即派彩；每线为投注的十分之一。',
  'The wild appears on reels two, three and four and replaces everything except the scatter.':
    '百搭出现在第二、三、四轴，可替代除分散符号外的所有符号。',
  'Three or more scatters pay anywhere on the reels.': '三个或以上分散符号不论位置均派彩。',
  'Twenty lines, read from the left. Three or more of a kind on a line pay; a line costs a twentieth of the stake.':
    '二十条线，从左读起。线上三个或以上相同符号即派彩；每线为投注的二十分之一。',
  'Three, four or five scatters pay anywhere and award 8, 10 or 15 free spins, also during free spins, up to 60 in a round.':
    '三、四或五个分散符号不论位置均派彩，并带来 8、10 或 15 次免费旋转；免费旋转中亦然，每局最多 60 次。',
  'Wins in free spins are doubled. Each time you win more free spins, the multiplier for those that follow goes up by one, to at most five.':
    '免费旋转的派彩乘以二。每次在其中再获免费旋转，之后的倍数加一，最多五倍。',
  'The wild appears on reels two, three and four and replaces everything except the crown.':
    '百搭出现在第二、三、四轴，可替代除皇冠外的所有符号。',
  'Five crowns on the middle line win the progressive jackpot. The chance is 1 in 1,048,576 in every round.':
    '中线五个皇冠赢得累进奖池。每局机会为 1,048,576 分之一。',
  'There is one stake, so that every round has the same chance for the same price.':
    '只有一种投注额，因此每局以相同价格拥有相同机会。',
  'One percent of each stake goes to the jackpot and is paid to those who win it. It is part of the published return.':
    '每次投注的百分之一进入奖池，派给赢得者。它包含在公布的返还率内。',
  'Six or more of a kind pay anywhere. They vanish, the rest fall, and new symbols drop in from above.':
    '六个或以上相同符号不论位置均派彩。它们消失后其余落下，新符号从上方补入。',
  'Wins on the second board of a round count twice, on the third three times, on every later one five times.':
    '一局中第二个画面派彩乘以二，第三个乘以三，之后每个乘以五。',
  'The wild appears on reels two, three and four and replaces everything except the coin.':
    '百搭出现在第二、三、四轴，可替代除金币外的所有符号。',
  'Six or more coins lock in place and start three respins, in which each empty place gets a coin once in twenty. Each new coin locks and resets the respins to three.':
    '六枚或以上金币留在原位并开始三次重转，其间每个空位有二十分之一机会获得金币。每枚新金币都会保留，并使重转次数恢复为三。',
  'At the end all coins are paid. Of 1,000 coins, 450 are worth one stake, 260 two, 140 three, 90 five, 40 ten, 14 are Mini, 5 Minor and 1 Major. Filling all fifteen places adds the Grand.':
    '最后所有金币派彩。每 1,000 枚金币中，450 枚值一倍投注，260 枚两倍，140 枚三倍，90 枚五倍，40 枚十倍，14 枚为 Mini，5 枚 Minor，1 枚 Major。十五个位置全满另加 Grand。',
  'Five or more of a kind that touch side by side form a cluster and pay. They vanish, the rest fall, and new symbols drop in from above.':
    '五个或以上相同符号以边相连即成聚合并派彩。它们消失后其余落下，新符号从上方补入。',
  'Wins on the second board of a round count twice, on the third three times, on the fourth four times, on every later one five times.':
    '一局中第二个画面派彩乘以二，第三个乘以三，第四个乘以四，之后每个乘以五。',
  'No lines: a symbol pays when it appears anywhere on three or more reels in a row from the left.':
    '没有线：符号从左起连续出现在三个或以上转轴的任何位置即派彩。',
  'The payout is multiplied by the number of ways. The wild appears on reels two, three and four.':
    '派彩乘以方式数。百搭出现在第二、三、四轴。',
  'Twenty-five lines, read from the left. Three or more of a kind on a line pay; a line costs a twenty-fifth of the stake.':
    '二十五条线，从左读起。线上三个或以上相同符号即派彩；每线为投注的二十五分之一。',
  'The wild appears on reels two, three and four and replaces everything except the bonus.':
    '百搭出现在第二、三、四轴，可替代除奖励符号外的所有符号。',
  'Bonus symbols on reels one, three and five spin the wheel. It stops at the place the server draws, each of its 16 places equally likely.':
    '第一、三、五轴出现奖励符号即启动转盘。它停在服务器开出的位置，16 个位置机会均等。',
  'Two places lead to the inner wheel with its 8 places.': '其中两个位置通往有 8 个位置的内圈转盘。',
  'Each reel stops with two to seven rows, each height equally likely, so that a round has between 32 and 16,807 ways.':
    '每个转轴停下时有二至七行，各高度机会均等，因此一局有 32 至 16,807 种方式。',
  'A symbol pays when it appears anywhere on three or more reels in a row from the left, multiplied by the number of ways.':
    '符号从左起连续出现在三个或以上转轴的任何位置即派彩，并乘以方式数。',
  'The wild appears on reels two, three and four and replaces every symbol.':
    '百搭出现在第二、三、四轴，可替代所有符号。',
  'Three reels of 24 stops, five lines: three rows and both diagonals.': '三个转轴各 24 个停位，五条线：三横与两斜。',
  'Three of a kind on a line pays. A line costs a fifth of the stake.':
    '线上三个相同符号即派彩。每线为投注的五分之一。',
};
