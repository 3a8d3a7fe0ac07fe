import type { signOnTest as zh } from '../zh-CN/sign-on-test.ts';

export const signOnTest: Record<keyof typeof zh, string> = {
  unreachable: 'No answer: {why}',
  noHost: 'There is no such host; please check the address ({why})',
  closed: 'The host refused or broke off the connection; please check port and firewall ({why})',
  slow: 'The other side did not answer in time ({why})',
  certificate: 'The https certificate of the other side is not trusted ({why})',
  notOne: 'The address answers, but is not the service looked for; please check it ({why})',
  casGood: 'The CAS server answers as it should ({code})',
  casOther: 'The CAS server answers but refused to validate: {code}',
  casUnreadable: 'Something answers there, but it is no CAS 3.0 server: check the address',
  oidcGood: 'Found {issuer} with {count} signing keys',
  oidcNoKeys: 'Found {issuer}, but no signing key',
  wechatGood: 'WeChat answers as it should ({code})',
  wechatApp: 'WeChat answers but does not take the AppID or AppSecret ({code}: {words})',
  wechatStrange: 'WeChat took a code that is none: check the address',
};
