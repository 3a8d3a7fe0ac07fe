import * as z from 'zod';
import { calls } from '../call.ts';
import { id, nothing, text } from '../entities/common.ts';
import { bootBundle, captcha, initAnswer, signIn, tokenBody, userInfo } from '../entities/session.ts';
import { account } from '../entities/users.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as signInLimits from '../limits/sign-in.ts';
import { sessionRoutes } from '../routes/session.ts';

const password = z.string().min(1).max(signInLimits.maxPasswordLength);
const code = text(200).min(1);

export const session = calls(sessionRoutes, {
  boot: {
    summary: 'What a client needs before anybody signed in: school, ways to sign in, theme, server time',
    input: z.object({ tenantId: text(64).optional(), host: text(255).optional() }),
    output: bootBundle,
  },
  signIn: { summary: 'Sign in by account and password', input: signIn, output: tokenBody },
  init: {
    summary: 'The login configuration for anyone; person, identities, roles and menu with a valid token',
    input: nothing,
    output: initAnswer,
  },
  refresh: {
    summary: 'Exchange a refresh token for new tokens; each refresh token works once',
    input: z.object({
      grant_type: z.literal('refresh_token'),
      scope: text(20).optional(),
      refresh_token: text(200).min(1),
      tenantId: text(64).optional(),
    }),
    output: tokenBody,
  },
  signOut: {
    summary: 'End the session of the access-token header; succeeds without one',
    input: nothing,
    output: nothing,
  },
  userInfo: { summary: 'The signed-in person', input: nothing, output: userInfo },
  switchIdentity: {
    summary: 'Act under another of one’s own identities; answers new tokens',
    input: z.object({ id }),
    output: tokenBody,
  },
  captcha: { summary: 'A picture to type off, after failed attempts', input: nothing, output: captcha },
  linkInfo: {
    summary: 'Whom a one-time link is for, while it is valid',
    input: z.object({ code }),
    output: z.object({ kind: z.enum(['first', 'activate', 'reset']), account: z.string(), name: z.string() }),
  },
  useLink: {
    summary: 'Set a password by a one-time link (activation, forgotten password)',
    input: z.object({ code, password }),
    output: nothing,
  },
  createFirst: {
    summary: 'Create the first administrator by the one-time link that the first start printed',
    input: z.object({
      code,
      account,
      name: text(fieldLimits.nameLength).min(1),
      password,
    }),
    output: nothing,
  },
  forgot: {
    summary: 'Send a link by mail to set a new password; the answer does not tell whether the account exists',
    input: z.object({ account: text(fieldLimits.accountLength).min(1), captchaKey: text(), code: text(16) }),
    output: nothing,
  },
  changePassword: {
    summary: 'Change one’s own password; other sessions end',
    input: z.object({ password, next: password }),
    output: nothing,
  },
});
