import type { sessionEnded as zh } from '../zh-CN/session-ended.ts';

export const sessionEnded: Record<keyof typeof zh, string> = {
  title: 'Your sign-in has expired',
  expired: 'Your sign-in has expired, please sign in again',
  noLoginConfig: 'loginConfig failed, please sign in again',
  again: 'Sign in again',
  ending: 'You have been away for a while; your sign-in ends in',
  endingLabel: 'Your sign-in ends in {minutes} min',
  endingSoon: 'Your sign-in ends in less than a minute',
  keepUsing: 'Stay signed in',
  last: 'This sign-in has reached its limit and ends at {time}; please save your work',
  restored: 'What you had not saved is back',
  discard: 'Discard',
  outdated: 'Somebody changed this meanwhile: what you had not saved was not put back',
  copy: 'Copy what you typed',
  copied: 'Copied',
};
