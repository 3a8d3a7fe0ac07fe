import { sql } from 'drizzle-orm';
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedByDefaultAsIdentity();
export const ref = (name: string) => bigint(name, { mode: 'bigint' });
export const tenantId = () => text('tenant_id').notNull();
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const atNow = (name: string) => at(name).notNull().default(sql`now()`);
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
