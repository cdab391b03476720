import type { Texts } from './en.ts';

export const vn: Texts = {
  'round.seed': 'Hạt giống khớp với mã niêm phong',
  'round.before': 'Trang này đã nhận mã niêm phong trước khi đặt cược',
  'round.win': 'Các hạt giống cho ra đúng tiền thắng đã trả',
  'round.minor': '{win} đơn vị nhỏ nhất',
  'shots.caught': '{fish}: bắt được, {pays}×',
  'shots.swam': '{fish}: bơi mất',
  'page.holds': '✓ Khớp',
  'page.holds_not': '✕ Không khớp',
  'page.back': '‹ Về trò chơi',
  'page.title': 'Kiểm chứng lượt chơi',
  'page.good': 'Trình duyệt của bạn đã chạy lại lượt chơi này từ các hạt giống và cho cùng kết quả.',
  'page.bad': 'Trình duyệt của bạn cho kết quả khác. Vui lòng gửi mã lượt chơi cho chúng tôi.',
  'page.game': 'Trò chơi',
  'page.round': 'Mã lượt chơi',
  'page.at': 'Thời gian chơi',
  'page.stake': 'Tiền cược',
  'page.win': 'Tiền thắng',
  'page.server_seed': 'Hạt giống máy chủ',
  'page.client_seed': 'Hạt giống người chơi',
  'page.choice': 'Lựa chọn',
  'page.shot': 'Phát {no}',
  'page.decisions': 'Thao tác',
  'page.how':
    'Số ngẫu nhiên lấy từ HMAC-SHA-256 của hạt giống người chơi và số khối, với khóa là hạt giống máy chủ, cắt thành các số 32 bit; các số ở phần đuôi không đều bị bỏ qua. Mã băm của hạt giống máy chủ được công bố trước khi cược, còn hạt giống được công bố sau lượt chơi.',
  'page.none': 'Lượt chơi này chưa có bằng chứng. Bằng chứng sẽ được công bố khi lượt chơi kết thúc.',
};
