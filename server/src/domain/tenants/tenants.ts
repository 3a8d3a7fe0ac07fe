import { type TenantSettings, tenantSettings } from '@yizhan/contract/entities/settings.ts';
import type { Database } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import { listTenants } from './queries.ts';

export const DEFAULT_TENANT = '000000';

export type Tenant = { id: string; name: string; host: string | null; settings: TenantSettings };

/** The schools of this installation, cached until one of them changes. */
export class Tenants {
  private loaded: Promise<Map<string, Tenant>> | undefined;
  private cache: Map<string, Tenant> | undefined;

  constructor(
    private readonly database: Database,
    bus: Bus,
  ) {
    const forget = () => {
      this.loaded = undefined;
      this.cache = undefined;
    };
    bus.subscribe('tenant.changed', forget);
    bus.subscribe('bus.missed', forget);
  }

  /** Synchronous on a cache hit, which is nearly every call. */
  get(id: string): Tenant | undefined | Promise<Tenant | undefined> {
    return this.cache ? this.cache.get(id) : this.all().then((all) => all.get(id));
  }

  /** An unknown host maps to the first school. */
  async byHost(host: string): Promise<Tenant> {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    const all = await this.all();
    for (const tenant of all.values()) if (tenant.host === name) return tenant;
    const first = all.get(DEFAULT_TENANT);
    if (!first) throw new Error('the first school is missing');
    return first;
  }

  async all(): Promise<Map<string, Tenant>> {
    this.loaded ??= this.load();
    return this.loaded;
  }

  private load(): Promise<Map<string, Tenant>> {
    const loading = this.read().then(
      (all) => {
        // A result read before an invalidation is not cached after it.
        if (this.loaded === loading) this.cache = all;
        return all;
      },
      (error: unknown) => {
        this.loaded = undefined;
        throw error;
      },
    );
    return loading;
  }

  private async read() {
    const rows = await listTenants(this.database.across);
    return new Map(rows.map((row) => [row.id, { ...row, settings: tenantSettings.parse(row.settings) }]));
  }
}
