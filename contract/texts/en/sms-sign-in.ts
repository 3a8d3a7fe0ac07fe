import type { smsSignIn as zh } from '../zh-CN/sms-sign-in.ts';

export const smsSignIn: Record<keyof typeof zh, string> = {
  title: 'Sign in by SMS',
  text: 'The code goes to the phone you bound. If you have bound none, sign in another way first and bind it under Personal centre → Account security.',
  phone: 'Phone number',
  phoneHint: 'The phone bound to your account',
  phoneWrong: 'Please enter a valid phone number',
  send: 'Send a code',
  codeTitle: 'Enter the code',
  codeText: 'If {phone} is bound to an account, a code is on its way. It is good for {minutes} minutes.',
  code: 'Code',
  codeMissing: 'Please enter the code',
  signIn: 'Sign in',
  again: 'Nothing came? Send again',
  wait: 'Send again in {seconds} s',
  back: 'Sign in another way',
};
