import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as signInLimits from '../limits/sign-in.ts';
import { messengers } from '../messengers.ts';
import { phonePattern, toPhone } from '../phone.ts';
import { filled, id, text, time } from './common.ts';

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

export const bindingKinds = [...messengers, 'sms'] as const;
/** `shown`: the phone, partly hidden; empty for a messenger. */
export const binding = z.object({ id, kind: z.enum(bindingKinds), shown: z.string(), boundAt: time });
export type Binding = z.infer<typeof binding>;

/** A phone number as it is typed: spaces, dashes and China’s own prefix say nothing. */
export const phone = z
  .string()
  .max(fieldLimits.nameLength, { abort: true })
  .transform(toPhone)
  .pipe(z.string().regex(phonePattern));
/** A code sent by SMS, and the key of what it was sent for. */
export const smsCode = z.object({ key: filled(), code: filled(40) });
export const smsSent = z.object({ key: z.string() });

export const password = z.string().min(1).max(signInLimits.maxPasswordLength);
export const otp = text(40).min(1);
