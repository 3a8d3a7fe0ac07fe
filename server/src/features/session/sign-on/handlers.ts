import type { signOn } from '@yizhan/contract/calls/sign-on.ts';
import type { Handlers } from '../../../handlers.ts';
import { secondFactor } from '../second-factor.ts';
import { smsCode, smsSignIn } from '../sms.ts';
import { addresses } from './addresses.ts';
import { bindMessenger, messenger } from './messenger.ts';
import { tokenLogin } from './token-login.ts';

export const handlers: Handlers<typeof signOn> = {
  addresses,
  tokenLogin,
  messenger,
  bindMessenger,
  smsCode,
  smsSignIn,
  secondFactor,
};
