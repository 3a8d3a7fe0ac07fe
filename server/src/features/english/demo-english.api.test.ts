import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { Database } from '../../db/database.ts';
import type { OpenPool } from '../../db/pool.ts';
import { englishServices } from '../../db/seed/demo/english/services.ts';
import { services } from '../../db/seed/demo/services.ts';
import { waitingServices } from '../../db/seed/demo/waiting-services.ts';
import { seedDemo } from '../../db/seed/demo.ts';
import { prepareTenants } from '../../db/seed/prepare.ts';
import { listEnglish } from '../../domain/english/queries.ts';
import { PublishedCache } from '../../domain/publishing/published-cache.ts';
import { DEFAULT_TENANT, Tenants } from '../../domain/tenants/tenants.ts';
import { memoryBus } from '../../outside/bus.ts';
import { englishTexts, isMissing } from './rules.ts';
import { usedTexts } from './used-texts.ts';

let opened: OpenPool;
let database: Database;

// A separate database: the demo campus is the first school, which other tests share.
beforeAll(async () => {
  opened = await openTestDatabase();
  database = new Database(opened.pool);
  await prepareTenants(database);
  await seedDemo(database, new Date('2026-11-15T02:00:00Z'));
});
afterAll(() => opened.close());

test('HM-4 every service of the demo campus has its English name and summary', () => {
  const codes = [...services, ...waitingServices].map(({ code }) => code);
  expect(codes.filter((code) => !englishServices[code])).toEqual([]);
  expect(Object.keys(englishServices).filter((code) => !codes.includes(code))).toEqual([]);
});

test('HM-4 every department, scene, card, column, banner and line of the demo campus has its English text', async () => {
  const db = database.of(DEFAULT_TENANT);
  const bus = memoryBus();
  const tenant = await new Tenants(database, bus).get(DEFAULT_TENANT);
  if (!tenant) throw new Error('the demo campus is missing');
  const used = await usedTexts({ db, tenant, published: new PublishedCache(bus) });
  // The items of the responsibility lists are the departments' own texts.
  const names = used.filter(({ place }) => place !== 'dutyItems');
  const missing = englishTexts(names, await listEnglish(db)).filter(isMissing);
  expect(missing.map(({ text }) => text)).toEqual([]);
});
