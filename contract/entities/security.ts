import * as z from 'zod';
import * as signInLimits from '../limits/sign-in.ts';
import { id, text, time } from './common.ts';

/** One of the person's own sessions. */
export const device = z.object({
  id,
  way: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  signedInAt: time,
  lastSeenAt: time,
  current: z.boolean(),
  locked: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const signInEntry = z.object({
  id,
  at: time,
  way: z.string(),
  ok: z.boolean(),
  ip: z.string(),
  userAgent: z.string(),
});
export type SignInEntry = z.infer<typeof signInEntry>;

export const secondFactorState = z.object({ on: z.boolean(), since: time.nullable(), codesLeft: z.number() });
export const secondFactorSetup = z.object({
  /** To type. */
  secret: z.string(),
  /** otpauth://… to scan. */
  uri: z.string(),
});
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const binding = z.object({ id, kind: z.literal('wechat'), boundAt: time });

export const password = z.string().min(1).max(signInLimits.maxPasswordLength);
export const otp = text(40).min(1);
