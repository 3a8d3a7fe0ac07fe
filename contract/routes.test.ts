import { expect, test } from 'vitest';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

const sealedOf = (group: Record<string, Route>) =>
  Object.entries(group).flatMap(([name, { sealed }]) => (sealed ? [name] : []));

test('CL-4 sign-in, lock, account security, people’s records and every secret that is set travel sealed, and only those', () => {
  const all = Object.entries(routes as Record<string, Record<string, Route>>);
  const sealed = all.map(([group, calls]) => [group, sealedOf(calls)] as const).filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(sealed)).toEqual({
    session: [
      ...['signIn', 'userInfo', 'switchIdentity', 'linkInfo', 'useLink', 'createFirst', 'forgot', 'changePassword'],
    ],
    bulk: ['matchFields', 'failedRows', 'mendRows'],
    users: Object.keys(routes.users),
    security: Object.keys(routes.security),
    personInfo: Object.keys(routes.personInfo),
    signOn: ['tokenLogin', 'messenger', 'bindMessenger', 'smsCode', 'smsSignIn', 'secondFactor'],
    channels: ['update'],
    settings: ['update'],
    serviceConfig: ['renewSecret'],
    signOnSettings: Object.keys(routes.signOnSettings),
  });
});
