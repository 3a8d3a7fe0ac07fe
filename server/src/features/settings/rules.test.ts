import { type SettingsInput, tenantSettings } from '@yizhan/contract/entities/settings.ts';
import { expect, test } from 'vitest';
import { merged, toDetail, unknownHolidays } from './rules.ts';

const empty = tenantSettings.parse({});
const mail = { host: 'smtp.example.edu.cn', port: 465, secure: true, user: 'portal', from: 'portal@example.edu.cn' };
const { theme: _, session: __, signOn: ___, ...rest } = empty;
const input: SettingsInput = { ...rest, name: '一站大学', themeColor: '#112233', mail: null };
const seal = (password: string) => `sealed ${password}`;

test('a password that is not given stays, an empty one is taken away, a new one is sealed', () => {
  const kept = { ...empty, mail: { ...mail, password: 'sealed before' } };
  expect(merged(kept, { ...input, mail }, seal).mail?.password).toBe('sealed before');
  expect(merged(kept, { ...input, mail: { ...mail, password: '' } }, seal).mail?.password).toBe('');
  expect(merged(kept, { ...input, mail: { ...mail, password: 'new' } }, seal).mail?.password).toBe('sealed new');
  expect(merged(kept, input, seal).mail).toBe(null);
});

test.each([
  ['host', { host: 'smtp.elsewhere.example' }],
  ['port', { port: 2525 }],
  ['user', { user: 'somebody' }],
])('a password is not kept for another %s of the mail server: it has to be given again', (_, changed) => {
  const kept = { ...empty, mail: { ...mail, password: 'sealed before' } };
  expect(merged(kept, { ...input, mail: { ...mail, ...changed } }, seal).mail?.password).toBe('');
  const given = { ...mail, ...changed, password: 'new' };
  expect(merged(kept, { ...input, mail: given }, seal).mail?.password).toBe('sealed new');
});

test('a password stays when only the sender of the letters changes', () => {
  const kept = { ...empty, mail: { ...mail, password: 'sealed before' } };
  const changed = { ...mail, from: 'office@example.edu.cn' };
  expect(merged(kept, { ...input, mail: changed }, seal).mail?.password).toBe('sealed before');
});

test('of a password only that there is one is shown', () => {
  const seen = toDetail({
    name: '一站大学',
    settings: { ...empty, mail: { ...mail, password: 'sealed x' } },
    version: 'v',
    unknownHolidays: [],
  });
  expect(seen.mail).toEqual({ ...mail, hasPassword: true });
});

test('hosts that may be framed stand once and in small letters', () => {
  const hosts = ['JWC.example.edu.cn', 'jwc.example.edu.cn', '*.lib.edu.cn'];
  expect(merged(empty, { ...input, frameHosts: hosts }, seal).frameHosts).toEqual([
    'jwc.example.edu.cn',
    '*.lib.edu.cn',
  ]);
});

test('an administrator is warned of a year without its official holidays, of the next one from November on', () => {
  const known = new Set([2025, 2026]);
  expect(unknownHolidays(known, '2026-10-31')).toEqual([]);
  expect(unknownHolidays(known, '2026-11-01')).toEqual([2027]);
  expect(unknownHolidays(known, '2028-03-01')).toEqual([2028]);
});
