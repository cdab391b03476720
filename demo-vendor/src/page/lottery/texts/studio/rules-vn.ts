/** How play types win, and the rules sheet, by the English of the studio; a figure there is `#`, and `{1}` is the first of them. */
export const rulesVn: Readonly<Record<string, string>> = {
  'Choose # digits. Pays for each number of the whole board that ends with them; shorter numbers do not count.':
    'Chọn {1} chữ số. Mỗi số trên toàn bảng kết quả có đuôi trùng với số của bạn là một lần ăn; số ngắn hơn không tính.',
  'Wins when the special prize ends with your # digits.': 'Trúng khi {1} số cuối giải đặc biệt đúng là số của bạn.',
  'Wins when the second-to-last digit of the special prize is yours.':
    'Trúng khi chữ số hàng chục của giải đặc biệt là số của bạn.',
  'Wins when the last digit of the special prize is yours.':
    'Trúng khi chữ số hàng đơn vị của giải đặc biệt là số của bạn.',
  'Looks at the last two digits of the special prize: Big is 50 to 99, Small 00 to 49; Odd and Even by the last digit.':
    'Xét hai số cuối giải đặc biệt: Tài là 50 đến 99, Xỉu là 00 đến 49; Lẻ và Chẵn xét theo chữ số cuối.',
  'Pays for each of the four seventh-prize numbers that is yours.':
    'Mỗi số trong bốn số của giải bảy trùng với số của bạn là một lần ăn.',
  'Choose two different numbers of two digits. Wins once when each of them ends a number of the board.':
    'Chọn hai số khác nhau, mỗi số hai chữ số. Trúng một lần khi cả hai số đều về trên bảng kết quả.',
  'Choose three different numbers of two digits. Wins once when each of them ends a number of the board.':
    'Chọn ba số khác nhau, mỗi số hai chữ số. Trúng một lần khi cả ba số đều về trên bảng kết quả.',
  'Choose four different numbers of two digits. Wins once when each of them ends a number of the board.':
    'Chọn bốn số khác nhau, mỗi số hai chữ số. Trúng một lần khi cả bốn số đều về trên bảng kết quả.',
  'Wins when the number of the eighth prize is yours.': 'Trúng khi giải tám đúng là số của bạn.',
  'Big wins when the sum of the five balls is 23 to 45, Small when it is 0 to 22, Odd and Even by the sum.':
    'Tài trúng khi tổng năm bóng từ 23 đến 45, Xỉu khi tổng từ 0 đến 22; Lẻ và Chẵn xét theo tổng.',
  'Dragon wins when the first ball is higher than the fifth, Tiger when it is lower, Tie when both are the same.':
    'Rồng trúng khi bóng 1 lớn hơn bóng 5, Hổ khi nhỏ hơn, Hòa khi bằng nhau.',
  'Wins when the first ball is your digit.': 'Trúng khi bóng 1 là số của bạn.',
  'Wins when the second ball is your digit.': 'Trúng khi bóng 2 là số của bạn.',
  'Wins when the third ball is your digit.': 'Trúng khi bóng 3 là số của bạn.',
  'Wins when the fourth ball is your digit.': 'Trúng khi bóng 4 là số của bạn.',
  'Wins when the fifth ball is your digit.': 'Trúng khi bóng 5 là số của bạn.',
  'Wins once when your digit is on any of the five balls.':
    'Trúng một lần khi số của bạn có trên bất kỳ bóng nào trong năm bóng.',
  'Choose two different digits. Wins when both are among the five balls.':
    'Chọn hai chữ số khác nhau. Trúng khi cả hai có trong năm bóng.',
  'Choose three different digits. Wins when all are among the five balls.':
    'Chọn ba chữ số khác nhau. Trúng khi cả ba có trong năm bóng.',
  'Wins when the last two balls are your number, in order.': 'Trúng khi hai bóng cuối là số của bạn, đúng thứ tự.',
  'Wins when the last three balls are your number, in order.': 'Trúng khi ba bóng cuối là số của bạn, đúng thứ tự.',
  'Choose two different digits. Wins when the last two balls are these two, in any order.':
    'Chọn hai chữ số khác nhau. Trúng khi hai bóng cuối là hai số này, không cần đúng thứ tự.',
  'Choose two different digits. Wins when the last three balls are these two, one of them twice, in any order.':
    'Chọn hai chữ số khác nhau. Trúng khi ba bóng cuối gồm hai số này, một số về hai lần, không cần đúng thứ tự.',
  'Choose three different digits. Wins when the last three balls are these three, in any order.':
    'Chọn ba chữ số khác nhau. Trúng khi ba bóng cuối là ba số này, không cần đúng thứ tự.',
  'Wins when the three dice add up to your sum. The rarer the sum, the more it pays.':
    'Trúng khi tổng ba xúc xắc đúng bằng tổng bạn chọn. Tổng càng hiếm, tiền trả càng cao.',
  'Big is a sum of 11 to 17, Small is 4 to 10; Odd and Even go by the sum. All of these lose on a triple.':
    'Tài là tổng 11 đến 17, Xỉu là 4 đến 10; Lẻ và Chẵn xét theo tổng. Ra bão thì tất cả đều thua.',
  'Wins when all three dice show your number.': 'Trúng khi cả ba xúc xắc ra số của bạn.',
  'Wins when all three dice show the same number, whichever.': 'Trúng khi cả ba xúc xắc ra cùng một số bất kỳ.',
  'Wins when two or three dice show your number.': 'Trúng khi hai hoặc ba xúc xắc ra số của bạn.',
  'Wins when your number shows on at least one die; on two or three dice it pays more.':
    'Trúng khi ít nhất một xúc xắc ra số của bạn; ra hai hoặc ba xúc xắc thì trả cao hơn.',
  'Wins when both of your two numbers show, whatever the third die is.':
    'Trúng khi cả hai số của bạn cùng ra, bất kể xúc xắc thứ ba.',
  'Wins when the first prize ends with your three digits, in order.':
    'Trúng khi ba số cuối giải nhất là số của bạn, đúng thứ tự.',
  'Wins when the last three digits of the first prize are yours in any order. The fewer ways your digits can be ordered, the more it pays.':
    'Trúng khi ba số cuối giải nhất là các số của bạn, không cần đúng thứ tự. Số của bạn càng ít cách xếp, tiền trả càng cao.',
  'Pays for each of the two front numbers that is yours, in order.':
    'Giải 3 số đầu có hai số; mỗi số trùng với số của bạn, đúng thứ tự, là một lần ăn.',
  'Pays for each of the two bottom numbers that is yours, in order.':
    'Giải 3 số cuối có hai số; mỗi số trùng với số của bạn, đúng thứ tự, là một lần ăn.',
  'Wins when the first prize ends with your two digits, in order.':
    'Trúng khi hai số cuối giải nhất là số của bạn, đúng thứ tự.',
  'Wins when the two-digit prize is your number.': 'Trúng khi giải hai số là số của bạn.',
  'Wins once when your digit is among the last three of the first prize.':
    'Trúng một lần khi số của bạn có trong ba số cuối giải nhất.',
  'Wins once when your digit is in the two-digit prize.': 'Trúng một lần khi số của bạn có trong giải hai số.',
  'Pays for each of the 23 numbers that is yours: first, second and third prize, ten special and ten consolation prizes.':
    'Mỗi số trong 23 số trùng với số của bạn là một lần ăn: giải nhất, nhì, ba, mười giải đặc biệt và mười giải khuyến khích.',
  'Pays only for the first, second and third prizes, but more than Big.':
    'Chỉ tính giải nhất, nhì và ba, nhưng trả cao hơn cửa lớn.',
  'Wins when the first prize is your number.': 'Trúng khi giải nhất là số của bạn.',
  'Wins when the first prize ends with your three digits.': 'Trúng khi ba số cuối giải nhất là số của bạn.',
  'Pays for each of the first, second and third prizes that ends with your three digits.':
    'Giải nhất, nhì, ba: mỗi giải có ba số cuối là số của bạn là một lần ăn.',
  'Pays for each of the 23 numbers that has your four digits in any order: what Big pays, divided by the number of ways your digits can be ordered (24, 12, 6, 4 or 1).':
    'Mỗi số trong 23 số gồm đúng bốn chữ số của bạn theo thứ tự bất kỳ là một lần ăn: mức trả của cửa lớn chia cho số cách xếp các chữ số của bạn (24, 12, 6, 4 hoặc 1).',
  'Nine fields, each with one of six pictures. Three stars or more win: the more stars, the more it pays.':
    'Chín ô, mỗi ô có một trong sáu hình. Ba ngôi sao trở lên là trúng: càng nhiều sao, tiền trả càng cao.',
  'Nine fields in three rows, each with one of eight pictures. Every row, column and diagonal of three equal pictures pays.':
    'Chín ô xếp thành ba hàng, mỗi ô có một trong tám hình. Mỗi hàng, cột hoặc đường chéo có ba hình giống nhau đều được trả thưởng.',
  'Prices and prizes': 'Giá vé và giải thưởng',
  'Every line is one bet. It costs its stake times its multiple, in each draw of the ticket.':
    'Mỗi dòng là một cược. Giá của dòng là tiền cược nhân với hệ số nhân, tính cho mỗi kỳ của vé.',
  'Odds include the stake: a line of 1.00 at 99.50 pays 99.50. Payouts are rounded down to the cent, line by line.':
    'Tỷ lệ ăn đã gồm tiền cược: dòng 1.00 với tỷ lệ 99.50 nhận 99.50. Tiền trả được làm tròn xuống đến hai chữ số thập phân cho từng dòng.',
  Draws: 'Kỳ quay',
  'The studio’s clock decides: bets that arrive after closing are not accepted.':
    'Tính theo đồng hồ của nhà phát triển: cược đến sau giờ đóng không được nhận.',
  'A ticket can enter up to 20 draws in a row. You pay for all of them at once, and either all are accepted or none: if one cannot be paid, all are refunded except those already drawn by then.':
    'Một vé có thể nuôi số tối đa 20 kỳ liên tiếp. Bạn trả tiền một lần cho tất cả các kỳ; hoặc nhận hết, hoặc không nhận kỳ nào: nếu có kỳ không thanh toán được, mọi kỳ đều được hoàn tiền, trừ các kỳ đã quay khi đó.',
  'After the draw, a ticket is “settling” until its prize is in your balance. It is settled once, however long that takes.':
    'Sau khi quay, vé ở trạng thái “đang kết toán” cho đến khi tiền thưởng vào số dư của bạn. Vé chỉ được kết toán một lần, dù mất bao lâu.',
  'With “stop after winning”, all draws after the first winning one are refunded.':
    'Với “dừng khi trúng”, mọi kỳ sau kỳ trúng đầu tiên đều được hoàn tiền.',
  'If a draw is cancelled, its stake is refunded. If a result is corrected, tickets are settled again by the correct one; draws refunded after a win stay refunded.':
    'Nếu một kỳ bị hủy, tiền cược được hoàn. Nếu kết quả được đính chính, vé được kết toán lại theo kết quả đúng; các kỳ đã hoàn tiền sau khi trúng vẫn giữ nguyên.',
  Fairness: 'Tính công bằng',
  'A draw’s numbers come from a seed. Its SHA-256 is shown while tickets are on sale, the seed itself with the result, so anyone can verify the numbers.':
    'Các số của một kỳ sinh ra từ một hạt giống. SHA-256 của hạt giống hiện trong lúc bán vé, còn hạt giống công bố cùng kết quả, nên ai cũng kiểm chứng được các số.',
  'A ticket is drawn when you buy it, from a seed whose SHA-256 is shown beforehand and the number your page gives the ticket. The seed is published with the result, so you can verify it.':
    'Vé được quay khi bạn mua, từ một hạt giống có SHA-256 hiện trước và số mà trang của bạn gắn cho vé. Hạt giống được công bố cùng kết quả, nên bạn có thể kiểm chứng.',
};
