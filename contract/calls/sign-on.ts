import * as z from 'zod';
import { calls } from '../call.ts';
import { flag, text } from '../entities/common.ts';
import { phone, smsCode, smsSent } from '../entities/security.ts';
import { signIn, tokenBody } from '../entities/session.ts';
import { bindRequired, signOnAddresses } from '../entities/sign-on.ts';
import { signOnRoutes } from '../routes/sign-on.ts';

const code = text(500).min(1);

export const signOn = calls(signOnRoutes, {
  addresses: {
    summary: 'Where people sign in and out outside the portal',
    /** `again`: re-authentication, where the password is asked for even from people signed in there. */
    input: z.object({ redirect: text(500).optional(), again: flag.optional() }),
    output: signOnAddresses,
  },
  tokenLogin: {
    summary: 'Exchange the one-time code of a sign-on for tokens',
    input: z.object({ ticket: code.optional(), token: code.optional(), service: text(500).optional() }),
    output: tokenBody,
  },
  messenger: {
    summary: 'Sign in by a messenger, which the state names; one that nobody has bound yet is asked for an account',
    input: z.object({ code, state: code }),
    output: z.union([tokenBody, bindRequired]),
  },
  bindMessenger: {
    summary: 'Bind the messenger that asked to an account, and sign in',
    input: signIn.omit({ agreed: true }).extend({ bindKey: code }),
    output: tokenBody,
  },
  smsCode: {
    summary: 'Send a sign-in code to a bound phone; the answer does not tell whether it is bound',
    input: z.object({ phone, captchaKey: text(), code: text(16), tenantId: text(64).optional() }),
    output: smsSent,
  },
  smsSignIn: {
    summary: 'Sign in by the code sent to a bound phone',
    input: smsCode.extend(signIn.pick({ tenantId: true, agreed: true }).shape),
    output: tokenBody,
  },
  secondFactor: {
    summary: 'The second step of a sign-in: a code of the app, or a recovery code',
    input: z.object({ key: code, code: text(40).min(1) }),
    output: tokenBody,
  },
});
