/** Subtitles of games and rules of slots, by their English text. */
export const gamesVn: Readonly<Record<string, string>> = {
  'Five reels, ten lines': 'Năm cột, mười dòng',
  'Twenty lines and free spins': 'Hai mươi dòng và vòng quay miễn phí',
  'Crown jackpot': 'Jackpot Vương Miện',
  'Cascading five by four': 'Thác đổ năm cột bốn hàng',
  'Scratch card': 'Vé cào',
  'Hold and win': 'Giữ xu trúng thưởng',
  'Hundred dice': 'Xúc xắc trăm điểm',
  'Clusters on seven by seven': 'Cụm biểu tượng bảy nhân bảy',
  'Video poker, jacks or better': 'Video poker, đôi J trở lên',
  'Plinko, twelve rows': 'Plinko, mười hai hàng',
  'Five reels, 243 ways': 'Năm cột, 243 cách thắng',
  'Bonus wheel': 'Vòng quay bonus',
  'Bingo with 75 balls': 'Bingo 75 bóng',
  'Growing reels, up to 16,807 ways': 'Cột quay biến đổi, tới 16,807 cách thắng',
  'Money wheel': 'Vòng quay tiền',
  'Classic three reels': 'Slot cổ điển ba cột',
  'Keno, ten of eighty': 'Keno, mười trong tám mươi số',
  'Under or over seven': 'Trên hay dưới bảy',
  Blackjack: 'Blackjack',
  Mines: 'Dò mìn',
  'European roulette, single zero': 'Roulette châu Âu, một số 0',
  'Dragon and tiger': 'Rồng Hổ',
  'Video poker, deuces wild': 'Video poker, quân 2 là wild',
  'Higher or lower': 'Cao hay thấp',
  'Sic bo, three dice': 'Tài xỉu, ba xúc xắc',
  'Baccarat, eight packs': 'Baccarat, tám bộ bài',
  'Ten lines, read from the left. Three or more of a kind on a line pay; a line costs a tenth of the stake.':
    'Mười dòng, tính từ trái sang. Ba biểu tượng giống nhau trở lên trên một dòng là được trả thưởng; mỗi dòng bằng một phần mười tiền cược.',
  'The wild appears on reels two, three and four and replaces everything except the scatter.':
    'Wild xuất hiện ở cột hai, ba và bốn, thay cho mọi biểu tượng trừ scatter.',
  'Three or more scatters pay anywhere on the reels.':
    'Ba scatter trở lên ở bất kỳ đâu trên các cột đều được trả thưởng.',
  'Twenty lines, read from the left. Three or more of a kind on a line pay; a line costs a twentieth of the stake.':
    'Hai mươi dòng, tính từ trái sang. Ba biểu tượng giống nhau trở lên trên một dòng là được trả thưởng; mỗi dòng bằng một phần hai mươi tiền cược.',
  'Three, four or five scatters pay anywhere and award 8, 10 or 15 free spins, also during free spins, up to 60 in a round.':
    'Ba, bốn hoặc năm scatter ở bất kỳ đâu đều được trả thưởng và tặng 8, 10 hoặc 15 vòng quay miễn phí, kể cả khi đang quay miễn phí, tối đa 60 vòng mỗi lượt.',
  'Wins in free spins are doubled. Each time you win more free spins, the multiplier for those that follow goes up by one, to at most five.':
    'Tiền thắng trong vòng quay miễn phí được nhân đôi. Mỗi lần nhận thêm vòng miễn phí, hệ số nhân của các vòng sau tăng thêm một, tối đa là năm.',
  'The wild appears on reels two, three and four and replaces everything except the crown.':
    'Wild xuất hiện ở cột hai, ba và bốn, thay cho mọi biểu tượng trừ vương miện.',
  'Five crowns on the middle line win the progressive jackpot. The chance is 1 in 1,048,576 in every round.':
    'Năm vương miện trên dòng giữa là nổ hũ lũy tiến. Xác suất là 1 trên 1,048,576 ở mỗi lượt.',
  'There is one stake, so that every round has the same chance for the same price.':
    'Chỉ có một mức cược, nên mọi lượt đều có cùng cơ hội với cùng giá.',
  'One percent of each stake goes to the jackpot and is paid to those who win it. It is part of the published return.':
    'Một phần trăm mỗi tiền cược được góp vào hũ và trả cho người nổ hũ. Phần này đã nằm trong tỷ lệ hoàn trả công bố.',
  'Six or more of a kind pay anywhere. They vanish, the rest fall, and new symbols drop in from above.':
    'Sáu biểu tượng giống nhau trở lên ở bất kỳ đâu đều được trả thưởng. Chúng biến mất, phần còn lại rơi xuống và biểu tượng mới rơi vào từ trên.',
  'Wins on the second board of a round count twice, on the third three times, on every later one five times.':
    'Trong một lượt, tiền thắng ở bảng thứ hai nhân hai, bảng thứ ba nhân ba, các bảng sau nhân năm.',
  'The wild appears on reels two, three and four and replaces everything except the coin.':
    'Wild xuất hiện ở cột hai, ba và bốn, thay cho mọi biểu tượng trừ đồng xu.',
  'Six or more coins lock in place and start three respins, in which each empty place gets a coin once in twenty. Each new coin locks and resets the respins to three.':
    'Sáu đồng xu trở lên được giữ nguyên chỗ và mở ba lượt quay lại; trong đó mỗi ô trống nhận được xu với xác suất một phần hai mươi. Mỗi đồng xu mới được giữ lại và đưa số lượt quay lại về ba.',
  'At the end all coins are paid. Of 1,000 coins, 450 are worth one stake, 260 two, 140 three, 90 five, 40 ten, 14 are Mini, 5 Minor and 1 Major. Filling all fifteen places adds the Grand.':
    'Cuối cùng, tất cả đồng xu được trả thưởng. Trong 1,000 đồng xu có 450 đồng bằng một lần tiền cược, 260 hai lần, 140 ba lần, 90 năm lần, 40 mười lần, 14 là Mini, 5 Minor và 1 Major. Lấp đầy cả mười lăm ô được thêm Grand.',
  'Five or more of a kind that touch side by side form a cluster and pay. They vanish, the rest fall, and new symbols drop in from above.':
    'Năm biểu tượng giống nhau trở lên nằm liền cạnh nhau tạo thành cụm và được trả thưởng. Chúng biến mất, phần còn lại rơi xuống và biểu tượng mới rơi vào từ trên.',
  'Wins on the second board of a round count twice, on the third three times, on the fourth four times, on every later one five times.':
    'Trong một lượt, tiền thắng ở bảng thứ hai nhân hai, bảng thứ ba nhân ba, bảng thứ tư nhân bốn, các bảng sau nhân năm.',
  'No lines: a symbol pays when it appears anywhere on three or more reels in a row from the left.':
    'Không có dòng cược: biểu tượng được trả thưởng khi xuất hiện ở bất kỳ đâu trên ba cột liền nhau trở lên tính từ trái.',
  'The payout is multiplied by the number of ways. The wild appears on reels two, three and four.':
    'Tiền thưởng nhân với số cách thắng. Wild xuất hiện ở cột hai, ba và bốn.',
  'Twenty-five lines, read from the left. Three or more of a kind on a line pay; a line costs a twenty-fifth of the stake.':
    'Hai mươi lăm dòng, tính từ trái sang. Ba biểu tượng giống nhau trở lên trên một dòng là được trả thưởng; mỗi dòng bằng một phần hai mươi lăm tiền cược.',
  'The wild appears on reels two, three and four and replaces everything except the bonus.':
    'Wild xuất hiện ở cột hai, ba và bốn, thay cho mọi biểu tượng trừ bonus.',
  'Bonus symbols on reels one, three and five spin the wheel. It stops at the place the server draws, each of its 16 places equally likely.':
    'Biểu tượng bonus ở cột một, ba và năm sẽ kích hoạt vòng quay. Vòng quay dừng ở ô do máy chủ chọn ngẫu nhiên, 16 ô có cơ hội như nhau.',
  'Two places lead to the inner wheel with its 8 places.': 'Hai ô dẫn vào vòng quay bên trong có 8 ô.',
  'Each reel stops with two to seven rows, each height equally likely, so that a round has between 32 and 16,807 ways.':
    'Mỗi cột dừng với hai đến bảy hàng, các độ cao có cơ hội như nhau, nên một lượt có từ 32 đến 16,807 cách thắng.',
  'A symbol pays when it appears anywhere on three or more reels in a row from the left, multiplied by the number of ways.':
    'Biểu tượng được trả thưởng khi xuất hiện ở bất kỳ đâu trên ba cột liền nhau trở lên tính từ trái, nhân với số cách thắng.',
  'The wild appears on reels two, three and four and replaces every symbol.':
    'Wild xuất hiện ở cột hai, ba và bốn, thay cho mọi biểu tượng.',
  'Three reels of 24 stops, five lines: three rows and both diagonals.':
    'Ba cột, mỗi cột 24 điểm dừng, năm dòng: ba hàng ngang và hai đường chéo.',
  'Three of a kind on a line pays. A line costs a fifth of the stake.':
    'Ba biểu tượng giống nhau trên một dòng là được trả thưởng. Mỗi dòng bằng một phần năm tiền cược.',
};
