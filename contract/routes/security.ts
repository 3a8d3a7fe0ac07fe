import type { Routes } from '../route.ts';

const own = { base: 'platform', method: 'POST', access: 'login', sealed: true } as const;

export const securityRoutes = {
  lock: { ...own, path: '/accountSecurity/lock', whileLocked: true },
  unlock: { ...own, path: '/accountSecurity/unlock', whileLocked: true },
  devices: { ...own, path: '/accountSecurity/devices', reads: true },
  removeDevice: { ...own, path: '/accountSecurity/removeDevice' },
  removeOtherDevices: { ...own, path: '/accountSecurity/removeOtherDevices' },
  signIns: { ...own, path: '/accountSecurity/signIns', reads: true },
  secondFactor: { ...own, path: '/accountSecurity/secondFactor', reads: true },
  beginSecondFactor: { ...own, path: '/accountSecurity/beginSecondFactor', action: 'password' },
  confirmSecondFactor: { ...own, path: '/accountSecurity/confirmSecondFactor' },
  renewRecoveryCodes: { ...own, path: '/accountSecurity/renewRecoveryCodes', action: 'password' },
  removeSecondFactor: { ...own, path: '/accountSecurity/removeSecondFactor', action: 'password' },
  phoneCode: { ...own, path: '/accountSecurity/phoneCode', action: 'smsCode' },
  bindPhone: { ...own, path: '/accountSecurity/bindPhone' },
  bindings: { ...own, path: '/accountSecurity/bindings', reads: true },
  removeBind: { ...own, path: '/accountSecurity/removeBind', action: 'password' },
  password: { ...own, path: '/accountSecurity/password', reads: true },
} as const satisfies Routes;
