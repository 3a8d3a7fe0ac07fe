import type { sealed as zh } from '../zh-CN/sealed.ts';

export const sealed: Record<keyof typeof zh, string> = {
  missing: 'The check parameters are missing; this may be fraud.',
  otherRequest: 'The requestId differs; this may be fraud.',
  broken: 'The signature is wrong; what the server answered cannot be trusted.',
  keyAway:
    'The browser does not give out the stored sign-in just now; it is still valid. Please reload this page, or sign in again here if that does not help',
};
