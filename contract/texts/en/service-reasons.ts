import type { serviceReasons as zh } from '../zh-CN/service-reasons.ts';

export const serviceReasons: Record<keyof typeof zh, string> = {
  notYet: 'it opens at {from}',
  ended: 'it ended at {until}',
  closedNow: 'it is outside its hours',
  opensNext: 'it is outside its hours and opens again at {from}',
  maintenance: 'it is under maintenance, please come back later',

  someOnly: 'certain people',

  inward: 'this is an address of an inner network, which the server does not ask',
  noAddress: 'it is no valid web address',
  redirects: 'it redirects too often',
  slow: 'it did not answer in time',
  noHost: 'there is no such host',
  closed: 'no connection could be made',
  certificate: 'its certificate is not trusted',
  http: 'the server answered HTTP {status}',
  unreachable: 'it cannot be reached ({why})',
};
