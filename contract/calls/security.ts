import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, nothing, page, pageQuery, time } from '../entities/common.ts';
import {
  binding,
  device,
  otp,
  password,
  phone,
  recoveryCodes,
  secondFactorSetup,
  secondFactorState,
  signInEntry,
  smsCode,
  smsSent,
} from '../entities/security.ts';
import { passwordStrengths } from '../passwords.ts';
import { securityRoutes } from '../routes/security.ts';

export const security = calls(securityRoutes, {
  lock: { summary: 'Lock this session everywhere until its person unlocks it', input: nothing, output: nothing },
  unlock: {
    summary: 'Unlock with the account’s password; the fifth wrong one signs out',
    input: z.object({ password }),
    output: nothing,
  },
  devices: { summary: 'Where one is signed in', input: nothing, output: z.array(device) },
  removeDevice: { summary: 'Sign a device out; it notices at its next call', input: byId, output: nothing },
  removeOtherDevices: {
    summary: 'Sign out everywhere but here',
    input: nothing,
    output: z.object({ ended: z.number() }),
  },
  signIns: { summary: 'One’s own sign-ins, failed ones too', input: pageQuery, output: page(signInEntry) },
  secondFactor: { summary: 'Whether a second factor is on', input: nothing, output: secondFactorState },
  beginSecondFactor: {
    summary: 'A new secret for the app; nothing changes until it is confirmed',
    input: z.object({ password }),
    output: secondFactorSetup,
  },
  confirmSecondFactor: {
    summary: 'Switch the second factor on with a first code; answers the recovery codes, once',
    input: z.object({ code: otp }),
    output: recoveryCodes,
  },
  renewRecoveryCodes: {
    summary: 'New recovery codes; the old ones are worthless',
    input: z.object({ code: otp }),
    output: recoveryCodes,
  },
  removeSecondFactor: {
    summary: 'Switch the second factor off, with the password and a code',
    input: z.object({ password, code: otp }),
    output: nothing,
  },
  phoneCode: {
    summary: 'Send a code to the phone that is to be bound, with the password',
    input: z.object({ phone, password }),
    output: smsSent,
  },
  bindPhone: {
    summary: 'Bind the phone that the code was sent to; from then on one signs in by it',
    input: smsCode,
    output: nothing,
  },
  bindings: { summary: 'What else signs one in', input: nothing, output: z.array(binding) },
  removeBind: {
    summary: 'Undo a binding, with the password',
    input: byId.extend({ password }),
    output: nothing,
  },
  password: {
    summary: 'When the password was last set, null when it is the one the account began with; how hard it is to guess',
    input: nothing,
    output: z.object({ changedAt: time.nullable(), strength: z.enum(passwordStrengths).nullable() }),
  },
});
