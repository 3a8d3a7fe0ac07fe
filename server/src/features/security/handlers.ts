import type { security } from '@yizhan/contract/calls/security.ts';
import type { Handlers } from '../../handlers.ts';
import { bindings, removeBind } from './bindings.ts';
import { devices, removeDevice, removeOtherDevices } from './devices.ts';
import { lock, unlock } from './lock.ts';
import { bindPhone, phoneCode } from './phone.ts';
import { findPassword, listSignIns } from './queries.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from './second-factor.ts';

export const handlers: Handlers<typeof security> = {
  lock,
  unlock,
  devices,
  removeDevice,
  removeOtherDevices,
  signIns: (page, { db, person }) => listSignIns(db, { ...page, userId: person.id }),
  secondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  phoneCode,
  bindPhone,
  bindings,
  removeBind,
  password: (_, { db, person }) => findPassword(db, person.id),
};
