import type { signOn } from '@yizhan/contract/calls/sign-on.ts';
import type { Handlers } from '../../../handlers.ts';
import { secondFactor } from '../second-factor.ts';
import { smsCode, smsSignIn } from '../sms.ts';
import { addresses } from './addresses.ts';
import { tokenLogin } from './token-login.ts';
import { bindWechat, wechat } from './wechat.ts';

export const handlers: Handlers<typeof signOn> = {
  addresses,
  tokenLogin,
  wechat,
  bindWechat,
  smsCode,
  smsSignIn,
  secondFactor,
};
