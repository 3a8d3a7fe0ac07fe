import type { lock as zh } from '../zh-CN/lock.ts';

export const lock: Record<keyof typeof zh, string> = {
  lock: 'Lock',
  keys: 'Ctrl+Alt+L',
  locked: 'Locked',
  password: 'Password',
  passwordHint: 'Your password',
  passwordMissing: 'Please enter your password',
  unlock: 'Unlock',
  unlocking: 'Unlocking',
  again: 'Confirm at the central login',
  againText: 'You signed in by the central login; confirm there to unlock',
  wayOff: 'This way of signing in was switched off; please sign out and use another one',
  triesLeft: '{n} tries left before you are signed out',
  unread: '{n} unread',
  signOut: 'Sign out',
};
