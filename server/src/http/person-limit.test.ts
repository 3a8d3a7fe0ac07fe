import * as actionLimits from '@yizhan/contract/limits/actions.ts';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { beforeEach, expect, test } from 'vitest';
import { memoryBus } from '../outside/bus.ts';
import { PersonLimit } from './person-limit.ts';

let now = new Date('2026-11-15T02:00:00Z');
let bus = memoryBus();
beforeEach(() => {
  now = new Date('2026-11-15T02:00:00Z');
  bus = memoryBus();
});
const aNode = () => new PersonLimit({ bus, clock: () => now });
const call = (node: PersonLimit, times: number, person = '1') => {
  for (let i = 0; i < times; i++) node.countCall(person);
};

test('a person may call so often in a minute and no oftener', () => {
  const node = aNode();
  call(node, serverLimits.requestsPerMinute);
  expect(() => node.countCall('1')).toThrow('too_many');
});

test('one who calls too often stands in nobody else’s way', () => {
  const node = aNode();
  call(node, serverLimits.requestsPerMinute);
  call(node, 1, '2');
});

test('a new minute starts over', () => {
  const node = aNode();
  call(node, serverLimits.requestsPerMinute);
  now = new Date(now.getTime() + 60_000);
  call(node, serverLimits.requestsPerMinute);
});

test('nodes count together', () => {
  const [one, other] = [aNode(), aNode()];
  call(one, 1);
  call(other, serverLimits.requestsPerMinute / 2);
  call(one, serverLimits.requestsPerMinute / 2 - 1);
  expect(() => one.countCall('1')).toThrow('too_many');
});

test('DR-2 a kind of action has a limit of its own, which says when to come back and leaves the other kinds alone', () => {
  const node = aNode();
  for (let i = 0; i < actionLimits.actionsPerMinute.export.person; i++) node.countAction('1', 'export');
  now = new Date(now.getTime() + 18_000);
  const refused = { code: 'too_many_actions', params: { seconds: 42 }, retryAfter: 42 };
  expect(() => node.countAction('1', 'export')).toThrow(expect.objectContaining(refused));
  node.countAction('2', 'export');
  node.countAction('1', 'upload');
});

test('DR-2 nodes count a kind of action together, a small one as well', () => {
  const [one, other] = [aNode(), aNode()];
  for (let i = 0; i < actionLimits.actionsPerMinute.export.person; i++)
    (i % 2 ? one : other).countAction('1', 'export');
  expect(() => one.countAction('1', 'export')).toThrow('too_many_actions');
});
