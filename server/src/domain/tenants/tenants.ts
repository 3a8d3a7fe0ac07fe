import { type TenantSettings, tenantSettings } from '@yizhan/contract/entities/settings.ts';
import { fail } from '../../common/fail.ts';
import type { Database } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import { listTenants } from './queries.ts';

export const DEFAULT_TENANT = '000000';

export type Tenant = {
  id: string;
  name: string;
  /** The address in links. */
  host: string | null;
  /** All addresses the platform has set. */
  hosts: readonly string[];
  settings: TenantSettings;
  /** Why nobody gets in; null = open. */
  suspendedNote: string | null;
};

/** Nothing of a suspended school is answered. */
export function assertOpen({ name, suspendedNote }: Tenant): void {
  if (suspendedNote !== null) fail('school_suspended', { school: name, note: suspendedNote });
}

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

  /** An unknown host maps to the first school. A suspended one is refused. */
  async byHost(host: string): Promise<Tenant> {
    const tenant = await this.anyByHost(host);
    assertOpen(tenant);
    return tenant;
  }

  /** Suspended schools too, to say so. */
  async anyByHost(host: string): Promise<Tenant> {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    const all = await this.all();
    for (const tenant of all.values()) if (tenant.host === name || tenant.hosts.includes(name)) return tenant;
    const first = all.get(DEFAULT_TENANT);
    if (!first) throw new Error('the first school is missing');
    return first;
  }

  /** Schools that are not suspended: the work of the others rests. */
  async open(): Promise<Tenant[]> {
    return [...(await this.all()).values()].filter(({ suspendedNote }) => suspendedNote === null);
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
