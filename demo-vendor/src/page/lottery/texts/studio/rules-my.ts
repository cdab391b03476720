/** How play types win, and the rules sheet, by the English of the studio; a figure there is `#`, and `{1}` is the first of them. */
export const rulesMy: Readonly<Record<string, string>> = {
  'Choose # digits. Pays for each number of the whole board that ends with them; shorter numbers do not count.':
    'Pilih {1} digit. Membayar bagi setiap nombor pada seluruh papan yang berakhir dengannya; nombor yang lebih pendek tidak dikira.',
  'Wins when the special prize ends with your # digits.': 'Menang apabila hadiah khas berakhir dengan {1} digit anda.',
  'Wins when the second-to-last digit of the special prize is yours.':
    'Menang apabila digit kedua terakhir hadiah khas ialah digit anda.',
  'Wins when the last digit of the special prize is yours.':
    'Menang apabila digit terakhir hadiah khas ialah digit anda.',
  'Looks at the last two digits of the special prize: Big is 50 to 99, Small 00 to 49; Odd and Even by the last digit.':
    'Melihat dua digit akhir hadiah khas: Besar ialah 50 hingga 99, Kecil 00 hingga 49; Ganjil dan Genap mengikut digit terakhir.',
  'Pays for each of the four seventh-prize numbers that is yours.':
    'Membayar bagi setiap satu daripada empat nombor hadiah ketujuh yang sama dengan nombor anda.',
  'Choose two different numbers of two digits. Wins once when each of them ends a number of the board.':
    'Pilih dua nombor dua digit yang berlainan. Menang sekali apabila setiap satunya menjadi hujung sesuatu nombor pada papan.',
  'Choose three different numbers of two digits. Wins once when each of them ends a number of the board.':
    'Pilih tiga nombor dua digit yang berlainan. Menang sekali apabila setiap satunya menjadi hujung sesuatu nombor pada papan.',
  'Choose four different numbers of two digits. Wins once when each of them ends a number of the board.':
    'Pilih empat nombor dua digit yang berlainan. Menang sekali apabila setiap satunya menjadi hujung sesuatu nombor pada papan.',
  'Wins when the number of the eighth prize is yours.': 'Menang apabila nombor hadiah kelapan ialah nombor anda.',
  'Big wins when the sum of the five balls is 23 to 45, Small when it is 0 to 22, Odd and Even by the sum.':
    'Besar menang apabila jumlah lima bola ialah 23 hingga 45, Kecil apabila 0 hingga 22, Ganjil dan Genap mengikut jumlah.',
  'Dragon wins when the first ball is higher than the fifth, Tiger when it is lower, Tie when both are the same.':
    'Naga menang apabila bola pertama lebih tinggi daripada bola kelima, Harimau apabila lebih rendah, Seri apabila kedua-duanya sama.',
  'Wins when the first ball is your digit.': 'Menang apabila bola pertama ialah digit anda.',
  'Wins when the second ball is your digit.': 'Menang apabila bola kedua ialah digit anda.',
  'Wins when the third ball is your digit.': 'Menang apabila bola ketiga ialah digit anda.',
  'Wins when the fourth ball is your digit.': 'Menang apabila bola keempat ialah digit anda.',
  'Wins when the fifth ball is your digit.': 'Menang apabila bola kelima ialah digit anda.',
  'Wins once when your digit is on any of the five balls.':
    'Menang apabila digit anda ada pada mana-mana daripada lima bola, tidak kira berapa kali.',
  'Choose two different digits. Wins when both are among the five balls.':
    'Pilih dua digit berlainan. Menang apabila kedua-duanya ada antara lima bola.',
  'Choose three different digits. Wins when all are among the five balls.':
    'Pilih tiga digit berlainan. Menang apabila semuanya ada antara lima bola.',
  'Wins when the last two balls are your number, in order.':
    'Menang apabila dua bola terakhir ialah nombor anda, mengikut susunan.',
  'Wins when the last three balls are your number, in order.':
    'Menang apabila tiga bola terakhir ialah nombor anda, mengikut susunan.',
  'Choose two different digits. Wins when the last two balls are these two, in any order.':
    'Pilih dua digit berlainan. Menang apabila dua bola terakhir ialah kedua-dua digit ini, dalam sebarang susunan.',
  'Choose two different digits. Wins when the last three balls are these two, one of them twice, in any order.':
    'Pilih dua digit berlainan. Menang apabila tiga bola terakhir ialah kedua-dua digit ini, salah satunya dua kali, dalam sebarang susunan.',
  'Choose three different digits. Wins when the last three balls are these three, in any order.':
    'Pilih tiga digit berlainan. Menang apabila tiga bola terakhir ialah ketiga-tiga digit ini, dalam sebarang susunan.',
  'Wins when the three dice add up to your sum. The rarer the sum, the more it pays.':
    'Menang apabila jumlah tiga dadu ialah jumlah anda. Semakin jarang jumlah itu, semakin tinggi bayarannya.',
  'Big is a sum of 11 to 17, Small is 4 to 10; Odd and Even go by the sum. All of these lose on a triple.':
    'Besar ialah jumlah 11 hingga 17, Kecil 4 hingga 10, Ganjil dan Genap mengikut jumlah. Tiga dadu dengan nombor yang sama mengalahkan semuanya.',
  'Wins when all three dice show your number.': 'Menang apabila ketiga-tiga dadu menunjukkan nombor anda.',
  'Wins when all three dice show the same number, whichever.':
    'Menang apabila ketiga-tiga dadu menunjukkan nombor yang sama, apa-apa pun.',
  'Wins when two or three dice show your number.': 'Menang apabila dua atau tiga dadu menunjukkan nombor anda.',
  'Wins when your number shows on at least one die; on two or three dice it pays more.':
    'Menang apabila nombor anda ada pada sekurang-kurangnya satu dadu; pada dua atau tiga dadu bayarannya lebih tinggi.',
  'Wins when both of your two numbers show, whatever the third die is.':
    'Menang apabila kedua-dua nombor anda keluar, tidak kira dadu ketiga.',
  'Wins when the first prize ends with your three digits, in order.':
    'Menang apabila hadiah pertama berakhir dengan tiga digit anda, mengikut susunan.',
  'Wins when the last three digits of the first prize are yours in any order. The fewer ways your digits can be ordered, the more it pays.':
    'Menang apabila tiga digit akhir hadiah pertama ialah digit anda dalam sebarang susunan. Semakin sedikit susunan digit anda, semakin tinggi bayarannya.',
  'Pays for each of the two front numbers that is yours, in order.':
    'Membayar bagi setiap satu daripada dua nombor depan yang sama dengan nombor anda, mengikut susunan.',
  'Pays for each of the two bottom numbers that is yours, in order.':
    'Membayar bagi setiap satu daripada dua nombor bawah yang sama dengan nombor anda, mengikut susunan.',
  'Wins when the first prize ends with your two digits, in order.':
    'Menang apabila hadiah pertama berakhir dengan dua digit anda, mengikut susunan.',
  'Wins when the two-digit prize is your number.': 'Menang apabila hadiah dua digit ialah nombor anda.',
  'Wins once when your digit is among the last three of the first prize.':
    'Menang sekali apabila digit anda ada antara tiga digit akhir hadiah pertama.',
  'Wins once when your digit is in the two-digit prize.':
    'Menang sekali apabila digit anda ada dalam hadiah dua digit.',
  'Pays for each of the 23 numbers that is yours: first, second and third prize, ten special and ten consolation prizes.':
    'Membayar bagi setiap satu daripada 23 nombor yang sama dengan nombor anda: hadiah pertama, kedua dan ketiga, sepuluh hadiah istimewa dan sepuluh hadiah saguhati.',
  'Pays only for the first, second and third prizes, but more than Big.':
    'Membayar bagi hadiah pertama, kedua dan ketiga sahaja, dan lebih tinggi daripada Besar.',
  'Wins when the first prize is your number.': 'Menang apabila hadiah pertama ialah nombor anda.',
  'Wins when the first prize ends with your three digits.':
    'Menang apabila hadiah pertama berakhir dengan tiga digit anda.',
  'Pays for each of the first, second and third prizes that ends with your three digits.':
    'Membayar bagi setiap hadiah pertama, kedua dan ketiga yang berakhir dengan tiga digit anda.',
  'Pays for each of the 23 numbers that has your four digits in any order: what Big pays, divided by the number of ways your digits can be ordered (24, 12, 6, 4 or 1).':
    'Membayar bagi setiap satu daripada 23 nombor yang mempunyai empat digit anda dalam sebarang susunan: bayaran Besar dibahagi dengan bilangan susunan digit anda (24, 12, 6, 4 atau 1).',
  'Nine fields, each with one of six pictures. Three stars or more win: the more stars, the more it pays.':
    'Sembilan petak, setiap satu dengan satu daripada enam gambar. Tiga bintang atau lebih menang: semakin banyak bintang, semakin tinggi bayarannya.',
  'Nine fields in three rows, each with one of eight pictures. Every row, column and diagonal of three equal pictures pays.':
    'Sembilan petak dalam tiga baris, setiap satu dengan satu daripada lapan gambar. Setiap baris, lajur dan pepenjuru dengan tiga gambar yang sama membayar.',
  'Prices and prizes': 'Harga dan hadiah',
  'Every line is one bet. It costs its stake times its multiple, in each draw of the ticket.':
    'Setiap baris ialah satu pertaruhan. Harganya ialah taruhan didarab gandaannya, dalam setiap cabutan tiket.',
  'Odds include the stake: a line of 1.00 at 99.50 pays 99.50. Payouts are rounded down to the cent, line by line.':
    'Odds termasuk taruhan: satu baris 1.00 pada 99.50 membayar 99.50. Bayaran sebaris dibundarkan ke bawah kepada sen.',
  Draws: 'Cabutan',
  'The studio’s clock decides: bets that arrive after closing are not accepted.':
    'Jam studio yang menentukan: apa-apa selepas penutupan tidak diterima.',
  'A ticket can enter up to 20 draws in a row. You pay for all of them at once, and either all are accepted or none: if one cannot be paid, all are refunded except those already drawn by then.':
    'Satu tiket boleh menyertai sehingga 20 cabutan berturut-turut. Semuanya dibayar sekali gus, dan semuanya diterima atau tiada: jika satu tidak dapat dibayar, semuanya dipulangkan kecuali yang sudah dicabut ketika itu.',
  'After the draw, a ticket is “settling” until its prize is in your balance. It is settled once, however long that takes.':
    'Tiket yang telah dicabut sedang diselesaikan sehingga hadiahnya berada dalam baki anda. Ia diselesaikan sekali sahaja, walau berapa lama masanya.',
  'With “stop after winning”, all draws after the first winning one are refunded.':
    'Dengan “berhenti selepas menang”, cabutan selepas yang pertama menang dipulangkan.',
  'If a draw is cancelled, its stake is refunded. If a result is corrected, tickets are settled again by the correct one; draws refunded after a win stay refunded.':
    'Cabutan yang dibatalkan memulangkan taruhannya. Jika keputusan dibetulkan, tiket diselesaikan semula mengikut keputusan yang betul; cabutan yang dipulangkan selepas kemenangan kekal begitu.',
  Fairness: 'Keadilan',
  'A draw’s numbers come from a seed. Its SHA-256 is shown while tickets are on sale, the seed itself with the result, so anyone can verify the numbers.':
    'Nombor sesuatu cabutan datang daripada benih. SHA-256 benih itu ditunjukkan semasa tiket dijual, benihnya bersama keputusan: sesiapa sahaja boleh mencabut nombor itu semula.',
  'A ticket is drawn when you buy it, from a seed whose SHA-256 is shown beforehand and the number your page gives the ticket. The seed is published with the result, so you can verify it.':
    'Tiket dicabut apabila dibeli, daripada benih yang SHA-256-nya ditunjukkan terlebih dahulu dan daripada nombor yang diberi halaman anda kepada tiket itu. Benih diberitahu bersama keputusan: anda boleh mencabutnya semula.',
};
