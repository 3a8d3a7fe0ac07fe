import { expect, test } from 'vitest';
import { parseAddress, toHallQuery, toSearchParams, updateAddress } from './hall-address.ts';

const whole =
  'type=PROCESS&keyword=%E8%AF%B7%E5%81%87&typeId=3&sceneId=2&deptId=7&audience=1&processType=ONLINE&label=HOT&letter=Q&sort=score&view=list&tab=hot&page=3';

test('HL-1 everything an address says is shown, and what is shown makes the same address', () => {
  const address = parseAddress(new URLSearchParams(whole));
  expect(new URLSearchParams(toSearchParams(address)).toString()).toBe(new URLSearchParams(whole).toString());
  expect(toHallQuery(address)).toEqual({
    ...{ type: 'PROCESS', keyword: '请假', typeId: '3', sceneId: '2', deptId: '7', audience: 1 },
    ...{ processType: 'ONLINE', label: 'HOT', letter: 'Q', sort: 'score', tab: 'hot', current: 3 },
  });
});

test('HL-1 what goes without saying is not in the address', () => {
  expect(toSearchParams(parseAddress(new URLSearchParams('tab=all&page=1&keyword=')))).toEqual({});
});

test('an address changed by hand into nonsense shows the hall, not an error', () => {
  const odd = 'type=X&deptId=abc&audience=12&processType=BY_POST&letter=aa&tab=best&sort=luck&view=map&page=-4';
  expect(toHallQuery(parseAddress(new URLSearchParams(odd)))).toEqual({ current: 1, tab: 'all' });
});

test('HL-1 another facet begins at the first page again; cards or a list stay where one is', () => {
  const address = parseAddress(new URLSearchParams('page=4'));
  expect(updateAddress(address, { deptId: '7' }).page).toBe(1);
  expect(updateAddress(address, { view: 'list' }).page).toBe(4);
  expect(updateAddress(address, { page: 5 }).page).toBe(5);
});
