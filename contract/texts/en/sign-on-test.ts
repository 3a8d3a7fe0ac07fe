import type { signOnTest as zh } from '../zh-CN/sign-on-test.ts';

export const signOnTest: Record<keyof typeof zh, string> = {
  unreachable: 'No answer: {why}',
  casGood: 'The CAS server answers as it should ({code})',
  casOther: 'The CAS server answers but refused to validate: {code}',
  casUnreadable: 'Something answers there, but it is no CAS 3.0 server: check the address',
  oidcGood: 'Found {issuer} with {count} signing keys',
  oidcNoKeys: 'Found {issuer}, but no signing key',
  wechatGood: 'WeChat answers as it should ({code})',
  wechatApp: 'WeChat answers but does not take the AppID or AppSecret ({code}: {words})',
  wechatStrange: 'WeChat took a code that is none: check the address',
};
