import type { ServiceConfigDetail } from '@yizhan/contract/entities/service-config.ts';
import { expect, test } from 'vitest';
import { needsSecret, newService, serviceForm, toValues } from './service-values.ts';

const whole = { ...newService('打印'), code: 'PRINT' };
const wrongAt = (changes: object) =>
  serviceForm
    .safeParse({ ...whole, ...changes })
    .error?.issues.map(({ path }) => path.join('.'))
    .slice(0, 1) ?? [];

test('AD-1 a new service may leave its code to the server and begins with a name, if people asked for one', () => {
  expect(newService('打印').name).toBe('打印');
  expect(wrongAt({})).toEqual([]);
  expect(wrongAt({ code: '' })).toEqual([]);
  expect(wrongAt({ code: '打印' })).toEqual(['code']);
});

test('a period and the hours of a day end after they begin', () => {
  expect(wrongAt({ openFrom: '2026-11-02 00:00:00', openTo: '2026-11-01 00:00:00' })).toEqual(['openTo']);
  expect(wrongAt({ openHours: [{ days: [1], from: '17:30', to: '08:30' }] })).toEqual(['openHours.0.to']);
  expect(wrongAt({ openHours: [{ days: [1], from: '08:30', to: '24:00' }] })).toEqual([]);
  expect(wrongAt({ openHours: [{ days: [], from: '08:30', to: '17:30' }] })).toEqual(['openHours.0.days']);
});

test('a page of the portal is opened as one, a foreign address is not', () => {
  expect(wrongAt({ accessWay: 6, url: '#/home/guides' })).toEqual([]);
  expect(wrongAt({ accessWay: 6, url: 'https://print.example/' })).toEqual(['url']);
  expect(wrongAt({ accessWay: 1, url: '#/home/guides' })).toEqual(['url']);
});

test('only services that verify who came have a secret', () => {
  expect([1, 2, 3, 4, 5, 6].filter(needsSecret)).toEqual([4, 5]);
});

test('the form holds what can be changed of a stored service, and nothing else', () => {
  const detail: ServiceConfigDetail = {
    ...{ ...whole, id: '1', version: 4, status: 'SHELF', maintenance: 'NONE', maintenanceReason: '' },
    ...{ deptName: '后勤处', submitted: null, returned: null, mayShelve: false, secretSet: true, processName: null },
  };
  expect(toValues(detail)).toEqual(whole);
});
