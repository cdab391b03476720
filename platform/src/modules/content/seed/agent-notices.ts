import type { NoticeRow } from './notice-row.ts';

/** Announcements of a fresh portal only for agents. */
export const agentNotices: readonly NoticeRow[] = [
  [
    'agent-welcome',
    'A',
    [
      'Welcome to the agent centre',
      '<p>Your whole team on one page: figures by day and period, members and their contracts, and what each of them brings you. Figures are up to date <strong>within a minute</strong> of a bet being settled.</p>',
    ],
    [
      '欢迎使用代理中心',
      '<p>整个团队一目了然：按日、按周期的数据，成员及其契约，以及每份契约带给您的收入。注单结算后<strong>一分钟内</strong>即更新。</p>',
    ],
    [
      'Selamat datang ke pusat ejen',
      '<p>Seluruh pasukan anda pada satu halaman: angka mengikut hari dan tempoh, ahli serta kontrak mereka, dan pendapatan daripada setiap kontrak. Angka dikemas kini <strong>dalam masa seminit</strong> selepas pertaruhan diselesaikan.</p>',
    ],
    [
      'Chào mừng đến trung tâm đại lý',
      '<p>Cả đội của bạn trên một trang: số liệu theo ngày và theo kỳ, thành viên cùng hợp đồng của họ, và thu nhập từng người mang lại cho bạn. Số liệu được cập nhật <strong>trong vòng một phút</strong> sau khi cược được kết toán.</p>',
    ],
    [
      'ยินดีต้อนรับสู่ศูนย์เอเย่นต์',
      '<p>ดูทีมทั้งหมดของคุณในหน้าเดียว: ตัวเลขรายวันและรายงวด สมาชิกกับสัญญา และรายได้ที่แต่ละคนสร้างให้คุณ ตัวเลขอัปเดต<strong>ภายในหนึ่งนาที</strong>หลังสรุปผลเดิมพัน</p>',
    ],
  ],
  [
    'agent-links',
    'A',
    [
      'Invite by link',
      '<p>Create an invitation link in the register centre and send it to anyone you like. You can set an expiry date, a number of uses and, for new agents, the contracts you offer. <strong>Close a link</strong> as soon as you no longer need it.</p>',
    ],
    [
      '用链接邀请',
      '<p>在注册中心生成邀请链接，发给您想邀请的人。链接可设有效期与使用次数，邀请代理时还可附上契约。不再需要时，请<strong>立即关闭链接</strong>。</p>',
    ],
    [
      'Jemput melalui pautan',
      '<p>Buat pautan jemputan di pusat pendaftaran dan hantar kepada sesiapa sahaja. Pautan boleh mempunyai tarikh tamat, bilangan guna, dan kontrak yang ditawarkan kepada ejen baharu. <strong>Tutup pautan</strong> sebaik sahaja tidak diperlukan.</p>',
    ],
    [
      'Mời bằng liên kết',
      '<p>Tạo liên kết mời trong mục đăng ký tài khoản và gửi cho bất kỳ ai. Bạn có thể đặt ngày hết hạn, số lượt dùng và, với đại lý mới, các hợp đồng bạn đề nghị. <strong>Đóng liên kết</strong> ngay khi không cần nữa.</p>',
    ],
    [
      'ชวนด้วยลิงก์',
      '<p>สร้างลิงก์เชิญที่หน้าสมัครบัญชีแล้วส่งให้ใครก็ได้ กำหนดวันหมดอายุ จำนวนครั้งที่ใช้ และสัญญาที่เสนอให้เอเย่นต์ใหม่ได้ <strong>ปิดลิงก์</strong>ทันทีเมื่อไม่ใช้แล้ว</p>',
    ],
  ],
  [
    'agent-contracts',
    'A',
    [
      'How contracts are settled',
      '<p>Real-time salary is paid every 5 minutes, hourly salary after the hour, daily salary the next day, dividends after their period. Each payment shows its figures under <strong>why this amount</strong>.</p>',
    ],
    [
      '契约如何结算',
      '<p>实时工资每 5 分钟发放，时薪整点后发放，日工资次日发放，分红在周期结束后发放。每笔款项都可在<strong>金额说明</strong>中查看依据。</p>',
    ],
    [
      'Cara kontrak diselesaikan',
      '<p>Gaji masa nyata dibayar setiap 5 minit, gaji mengikut jam selepas jam berakhir, gaji harian pada hari berikutnya, dividen selepas tempohnya. Setiap bayaran menunjukkan angkanya di bawah <strong>mengapa jumlah ini</strong>.</p>',
    ],
    [
      'Cách tính hợp đồng',
      '<p>Lương tức thời được trả mỗi 5 phút, lương giờ sau khi hết giờ, lương ngày vào ngày hôm sau, hoa hồng sau khi hết kỳ. Mỗi khoản trả có số liệu ở mục <strong>cách tính</strong>.</p>',
    ],
    [
      'สัญญาคิดยอดอย่างไร',
      '<p>ค่าตอบแทนเรียลไทม์จ่ายทุก 5 นาที รายชั่วโมงจ่ายเมื่อจบชั่วโมง รายวันจ่ายวันถัดไป เงินปันผลจ่ายเมื่อจบงวด ทุกยอดที่จ่ายดูที่มาได้ที่<strong>วิธีคำนวณ</strong></p>',
    ],
  ],
  [
    'agent-care',
    'A',
    [
      'Look after your team',
      '<p>Never share your password, and never ask a player for theirs. Players must be <strong>18 or older</strong>. Anyone who needs a break can <a href="/help">contact us</a>.</p>',
    ],
    [
      '照顾好您的团队',
      '<p>切勿将密码告诉任何人，也不要索取玩家的密码。玩家须<strong>年满 18 岁</strong>；需要休息的玩家可<a href="/help">联系我们</a>。</p>',
    ],
    [
      'Jaga pasukan anda',
      '<p>Jangan beri kata laluan anda kepada sesiapa, dan jangan minta kata laluan pemain. Pemain mesti berumur <strong>18 tahun ke atas</strong>; yang memerlukan rehat boleh <a href="/help">menghubungi kami</a>.</p>',
    ],
    [
      'Chăm sóc đội của bạn',
      '<p>Đừng bao giờ cho ai biết mật khẩu của bạn, và đừng hỏi mật khẩu của người chơi. Người chơi phải <strong>từ 18 tuổi trở lên</strong>. Ai cần nghỉ ngơi có thể <a href="/help">liên hệ với chúng tôi</a>.</p>',
    ],
    [
      'ดูแลทีมของคุณ',
      '<p>อย่าบอกรหัสผ่านของคุณกับใคร และอย่าขอรหัสผ่านของผู้เล่น ผู้เล่นต้องมีอายุ <strong>18 ปีขึ้นไป</strong> ใครที่อยากพัก<a href="/help">ติดต่อเรา</a>ได้</p>',
    ],
  ],
];
