import type { Texts } from './en.ts';

export const vn: Texts = {
  'rules.chance': 'trung bình {shots} phát bắt được 1 con',
  'rules.title': 'Luật chơi và bảng trả thưởng',
  'rules.return': 'Tỷ lệ hoàn trả (RTP) {percent}',
  'rules.exact': ' (chính xác cho từng phát bắn)',
  'rules.keys':
    'Chạm hoặc giữ vào mặt nước để bắn. Trên bàn phím: phím mũi tên xoay súng, hoặc chọn con tiếp theo khi đang khóa; phím cách để bắn; phím cộng và trừ để đổi súng; A để tự động bắn; L để khóa mục tiêu.',
  'rules.fair':
    'Bắt được cá hay không do máy chủ quyết định ngẫu nhiên, không phụ thuộc hình cá bạn thấy. Mã niêm phong của hạt giống tiếp theo hiện trước khi bạn bắn, và bạn có thể kiểm chứng mọi lượt trong lịch sử. Phát bắn không xác nhận được sẽ được hoàn tiền.',
  'main.history': 'Lịch sử',
  'aim.range': '{least}× đến {most}×',
  'aim.at': 'Đang ngắm {fish}, {pays}',
  'aim.free': 'Ngắm tự do.',
  'boss.pays': 'trả tới {times}×',
  'boss.comes': '{fish} xuất hiện! Trả tới {times} lần mức súng.',
  'catch.some': 'Bắt được',
  'catch.count': '{caught, plural, other {Bắt được # con}}',
  'dock.balance': 'Số dư',
  'dock.returned': 'Vừa nhận',
  'dock.cannon': 'Mức súng',
  'dock.smaller': 'Giảm mức súng',
  'dock.larger': 'Tăng mức súng',
  'dock.lock': 'Khóa',
  'dock.next': 'Con tiếp theo',
  'dock.auto': 'Tự động',
  'dock.shoot': 'Bắn',
  'sea.keys':
    'Phím mũi tên xoay súng, phím cách để bắn, phím cộng và trừ để đổi mức súng, A để tự động bắn, L để khóa một con cá.',
  'sea.label': 'Vùng biển {gameName}. {keys}',
  'refused.too_fast': 'Bạn chỉ bắn được tối đa mười phát mỗi giây.',
  'refused.insufficient_balance': 'Số dư không đủ cho các phát bắn này.',
  'limit.below_minimum': 'Mức súng nhỏ nhất là {limit}.',
  'limit.above_maximum': 'Mức súng lớn nhất là {limit}.',
  'refused.given_back': '{why} Tiền các phát bắn đã được hoàn lại.',
  'refused.poor': 'Số dư không đủ cho mức súng này. Hãy chọn mức nhỏ hơn.',
};
