import { type TenantSettings, tenantSettings } from '@yizhan/contract/entities/settings.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Bus } from '../outside/bus.ts';

export const DEFAULT_TENANT = '000000';

export type Tenant = { id: string; name: string; host: string | null; settings: TenantSettings };
type Row = { id: string; name: string; host: string | null; settings: unknown };

/** The schools of this installation, kept in memory until one of them changes. */
export class Tenants {
  private loaded: Promise<Map<string, Tenant>> | undefined;

  constructor(
    private readonly database: Database,
    bus: Bus,
  ) {
    const forget = () => {
      this.loaded = undefined;
    };
    bus.subscribe('tenant.changed', forget);
    bus.subscribe('bus.missed', forget);
  }

  async get(id: string): Promise<Tenant | undefined> {
    return (await this.all()).get(id);
  }

  /** An unknown host is the first school. */
  async byHost(host: string): Promise<Tenant> {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    const all = await this.all();
    for (const tenant of all.values()) if (tenant.host === name) return tenant;
    const first = all.get(DEFAULT_TENANT);
    if (!first) throw new Error('the first school is missing');
    return first;
  }

  async all(): Promise<Map<string, Tenant>> {
    this.loaded ??= this.load().catch((error: unknown) => {
      this.loaded = undefined;
      throw error;
    });
    return this.loaded;
  }

  private async load() {
    const rows = await this.database.across.many<Row>(sql`select id, name, host, settings from tenant order by id`);
    return new Map(rows.map((row) => [row.id, { ...row, settings: tenantSettings.parse(row.settings) }]));
  }
}
