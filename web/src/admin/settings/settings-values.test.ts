import { type SettingsDetail, tenantSettings } from '@yizhan/contract/entities/settings.ts';
import { expect, test } from 'vitest';
import { newMailServer, toInput, toPayload } from './settings-values.ts';

const { theme, mail: _, session: __, signOn: ___, ...rest } = tenantSettings.parse({});
const { password: ____, ...server } = newMailServer;
const stored: SettingsDetail = {
  ...rest,
  name: '一站大学',
  themeColor: theme.themeColor,
  mail: { ...server, hasPassword: true },
  unknownHolidays: [],
  version: 'v',
};

test('an untouched password field leaves the stored password alone', () => {
  expect(toPayload(toInput(stored)).mail).toEqual(server);
});

test('a new password is sent', () => {
  const values = toInput(stored);
  expect(toPayload({ ...values, mail: { ...server, password: 'new' } }).mail?.password).toBe('new');
});
