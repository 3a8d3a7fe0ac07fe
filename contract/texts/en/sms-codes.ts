import type { smsCodes as zh } from '../zh-CN/sms-codes.ts';

export const smsCodes: Record<keyof typeof zh, string> = {
  title: 'Code',
  smsSignIn:
    '{code} is your code to sign in to {school}, good for {minutes} minutes. Tell it to nobody; ignore it if this was not you.',
  smsBind:
    '{code} is your code to bind this phone at {school}, good for {minutes} minutes. Tell it to nobody; ignore it if this was not you.',
};
