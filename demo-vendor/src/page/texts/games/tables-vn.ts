/** Places to bet on and rules of the tables, by the English of the studio; a figure may be `#`, and `{1}` is the first. */
export const tablesVn: Readonly<Record<string, string>> = {
  Player: 'Con',
  Banker: 'Cái',
  'Player pair': 'Con đôi',
  'Banker pair': 'Cái đôi',
  'Number #': 'Số {1}',
  'Split # #': 'Hai số {1} {2}',
  'Street # # #': 'Hàng ba số {1} {2} {3}',
  'Corner # # # #': 'Góc bốn số {1} {2} {3} {4}',
  'First four # # # #': 'Bốn số đầu {1} {2} {3} {4}',
  'Six line # # # # # #': 'Sáu số {1} {2} {3} {4} {5} {6}',
  'Column #': 'Cột {1}',
  Red: 'Đỏ',
  Black: 'Đen',
  Even: 'Chẵn',
  Odd: 'Lẻ',
  Meron: 'Meron',
  Wala: 'Wala',
  Draw: 'Hòa',
  'Player and banker get two cards each from a fresh eight-deck shoe. The total nearer to 9 wins; tens and face cards count 0, and only the last digit of a total counts.':
    'Nhà con và nhà cái mỗi bên nhận hai lá từ hộp bài mới gồm tám bộ. Bên gần 9 điểm hơn thắng; lá 10 và J Q K tính 0, tổng điểm chỉ tính chữ số cuối.',
  'An 8 or 9 with two cards is a natural and ends the round. Otherwise the player draws a third card on 5 or less; the banker draws by the usual table, which depends on the player’s third card.':
    'Hai lá được 8 hoặc 9 điểm là bài tự nhiên và ván kết thúc. Nếu không, nhà con rút lá thứ ba khi có từ 5 điểm trở xuống; nhà cái rút theo bảng thông lệ, tùy lá thứ ba của nhà con.',
  'On a tie, stakes on player and banker are returned.': 'Khi hòa, tiền cược Con và Cái được trả lại.',
  'A European wheel with the numbers 0 to 36, each equally likely. Tap a number to bet on it, the edge between two for both, a corner for four, or the outer edge of a row for its three.':
    'Vòng quay châu Âu có các số 0 đến 36, cơ hội như nhau. Chạm vào một số để cược số đó, vào cạnh giữa hai số để cược cả hai, vào góc để cược bốn số, hoặc vào mép ngoài một hàng để cược ba số của hàng.',
  'Zero is neither red nor black, odd nor even, low nor high.': 'Số 0 không phải đỏ hay đen, lẻ hay chẵn, nhỏ hay lớn.',
  'Meron is the favourite, wala the other cock. Odds are fixed: five of ten bouts go to meron, four to wala, one is a draw.':
    'Meron là gà cửa trên, Wala là gà cửa dưới. Xác suất cố định: trong mười trận, Meron thắng năm, Wala thắng bốn, một trận hòa.',
  'On a draw, stakes on meron and wala are lost. The bout is shown after the result is drawn and has no effect on it.':
    'Khi hòa, tiền cược Meron và Wala đều thua. Trận đá gà được chiếu sau khi đã có kết quả và không ảnh hưởng đến kết quả.',
};
