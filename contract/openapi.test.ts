import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { contract } from './contract.ts';
import { openapi } from './openapi.ts';
import { addressesOf } from './route.ts';
import { statuses } from './statuses.ts';

type Operation = { operationId: string; summary: string; security: object[]; parameters?: object[]; 'x-menu'?: string };
const document = openapi() as { paths: Record<string, Record<string, Operation>>; 'x-failures': { code: string }[] };
const everyCall = Object.values(contract).flatMap((calls) => Object.values(calls as Record<string, Call>));

test('every call stands in the document under each of its names', () => {
  for (const call of everyCall) {
    for (const { method, url } of addressesOf(call)) {
      const operation = document.paths[url]?.[method.toLowerCase()];
      expect(operation?.summary, `${method} ${url}`).toBe(call.summary);
      expect(operation?.['x-menu']).toBe(call.access === 'config' ? call.menu : undefined);
    }
  }
});

test('no two operations share an id', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('API-METHOD a call that only reads is documented as GET with a query as well', () => {
  const topMenu = document.paths['/api/online-service-platform/homePage/getTopMenu'];
  expect(Object.keys(topMenu ?? {}).sort()).toEqual(['get', 'post']);
  const frame = document.paths['/api/online-service-platform/homePage/getFrame']?.get;
  expect(frame?.parameters).toContainEqual(expect.objectContaining({ name: 'id', in: 'query', required: true }));
});

test('everything that can go wrong is named with its status', () => {
  expect(document['x-failures'].map(({ code }) => code)).toEqual(Object.keys(statuses));
});
