import type { letters as zh } from '../zh-CN/letters.ts';

export const letters: Record<keyof typeof zh, string> = {
  resetSubject: '{school}: set a new password',
  resetBody:
    'Dear {name},\n\nopen this link within {minutes} minutes to set a new password:\n{url}\n\nIt works once. If it was not you who asked, ignore this letter: your password stays as it is.\n\n{school}',
  activateSubject: '{school}: activate your account',
  activateBody:
    'Dear {name},\n\nopen this link within {days} days to activate your account and set a password:\n{url}\n\nIt works once. Please do not pass it on.\n\n{school}',
};
