import type { session } from '@yizhan/contract/calls/session.ts';
import type { Handlers } from '../../handlers.ts';
import { boot, init } from './boot.ts';
import { createCaptcha } from './captcha.ts';
import { changePassword } from './change-password.ts';
import { createFirst, forgot, linkInfo, redeemLink } from './links.ts';
import { userInfoOf } from './me.ts';
import { refresh, signIn, signOut, switchIdentity } from './sign-in.ts';

export const handlers: Handlers<typeof session> = {
  boot,
  init,
  signIn,
  refresh,
  signOut,
  switchIdentity,
  userInfo: (_, { db, person }) => userInfoOf(db, person),
  captcha: (_, { db, now }) => createCaptcha(db, now),
  linkInfo,
  useLink: redeemLink,
  createFirst,
  forgot,
  changePassword,
};
