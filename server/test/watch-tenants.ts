import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, expect } from 'vitest';
import { missingTenants, type SentStatement } from './tenant-conditions.ts';

const folder = new URL('../src/db/schema/', import.meta.url);

/** The tables of the schema that have a tenant. */
async function tenantTables(): Promise<Set<string>> {
  const modules = await Promise.all(readdirSync(folder).map((name) => import(new URL(name, folder).href)));
  const tables = modules.flatMap((module) => Object.values(module as object)).filter((value) => is(value, PgTable));
  return new Set(tables.filter((table) => 'tenantId' in getTableColumns(table)).map(getTableName));
}

const tables = await tenantTables();
const checked = new Set<string>();
const found: string[] = [];

function check(message: unknown) {
  const statement = message as SentStatement;
  if (checked.has(statement.text)) return;
  checked.add(statement.text);
  for (const missing of missingTenants(statement, tables)) found.push(`${missing}: ${statement.text}`);
}

// DR-1: every statement that any test sends ties each of its tables to the tenant.
subscribe('yizhan.statement', check);
afterAll(() => void unsubscribe('yizhan.statement', check));
afterEach(() => expect(found.splice(0)).toEqual([]));
