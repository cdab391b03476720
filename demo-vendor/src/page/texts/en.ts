/** Texts of the frame that pages of the studio share, by where they stand. `{name}` is filled in. */
export const en = {
  'sheet.close': 'Close',
  'top.back': 'Back to the lobby',
  'top.balance': 'Balance',
  'top.rules': 'Rules and limits',
  'top.sound': 'Sound',
  'slip.column': 'Bets',
  'slip.tab': 'Slip',
  'slip.empty': 'Bet slip, empty',
  'proof.wrong': 'Something does not fit. Please tell the support.',
  'win.small': 'Win',
  'win.big': 'Big win',
  'win.mega': 'Mega win',
  'failed.game': 'This game could not be opened. Please go back to the lobby and open it again.',
  'failed.table': 'This table could not be opened. Please go back to the lobby and open it again.',
  'failed.book': 'This book could not be opened. Please go back to the lobby and open it again.',
  'failed.lottery': 'This lottery could not be opened. Please go back to the lobby and open it again.',
  'ended.game': 'Your session has ended. Please go back to the lobby and open the game again.',
  'ended.table': 'Your session has ended. Please go back to the lobby and open the table again.',
  'ended.book': 'Your session has ended. Please go back to the lobby and open the book again.',
  'ended.lottery': 'Your session has ended. Please go back to the lobby and open the lottery again.',
} as const;

export type Texts = Readonly<Record<keyof typeof en, string>>;
