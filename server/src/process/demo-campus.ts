import { Secrets } from '../common/secrets.ts';
import { siteOf } from '../common/site.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { demoPassword, namedPeople } from '../db/seed/demo/accounts.ts';
import { campusAppId } from '../db/seed/demo/campus.ts';
import { campusPages } from '../db/seed/demo/campus-pages.ts';
import { departments } from '../db/seed/demo/departments.ts';
import { factsOf } from '../db/seed/demo/service-facts.ts';
import { services } from '../db/seed/demo/services.ts';
import { kindOf } from '../db/seed/demo/todos.ts';
import { waitingServices } from '../db/seed/demo/waiting-services.ts';
import { placeCampus } from '../db/seed/place-campus.ts';
import { SECRET_PURPOSE } from '../domain/api-clients/rules.ts';
import { hashEntryToken } from '../domain/entry/queries.ts';
import { DEFAULT_TENANT } from '../domain/tenants/tenants.ts';

const PURPOSE = 'demoCampus';

/** The foreign campus of the demo, and what the portal has to know of it. Its code is loaded by the demo alone. */
export async function openCampus(config: Config, secret: string, clock: () => Date) {
  const secrets = new Secrets(secret);
  const secretOf = (code: string) => secrets.sign(PURPOSE, `system ${code}`);
  const sourceKey = secrets.sign(PURPOSE, 'sources');
  const openClient = { appId: campusAppId, secret: secrets.sign(PURPOSE, 'open interface') };
  const nameOf = new Map(departments.map(({ code, name }) => [code, name]));
  const { startCampus } = await import('../demo-campus/start.ts');
  const campus = await startCampus({
    ...{ host: config.host, port: config.campusPort, clock, secretOf, sourceKey, departments },
    ...{ pages: campusPages, openClient },
    // The host people reach the portal by, on another port: another origin.
    originAt: (port) => config.campusUrl ?? originOn(port, config),
    people: namedPeople.map((person) => {
      const department = nameOf.get(person.identities[0]?.department ?? '') ?? '';
      return { account: person.account, name: person.name, department, hasLessons: kindOf(person) !== 'staff' };
    }),
    password: demoPassword,
    systems: [...services, ...waitingServices].map((service, at) => {
      const { accessWay, typeName } = factsOf(service, at);
      const { code, name, summary, department } = service;
      return { code, name, summary, way: accessWay, type: typeName, department: nameOf.get(department) ?? '' };
    }),
  }).catch((error: unknown) => {
    throw Object.assign(error as Error, { variable: 'DEMO_CAMPUS_PORT' });
  });
  return {
    close: campus.close,
    /** The demo alone lets its campus in: for cards that read it, and in frames. */
    allowIn: (given: Config): Config => ({
      ...given,
      campus: campus.origin,
      inwardHosts: [...given.inwardHosts, new URL(campus.origin).host],
    }),
    writeAddresses: (database: Database) =>
      placeCampus(database.of(DEFAULT_TENANT), {
        origin: campus.origin,
        sourceKey,
        secretHashOf: (code) => hashEntryToken(secretOf(code)),
        openClient: { appId: openClient.appId, sealedSecret: secrets.seal(SECRET_PURPOSE, openClient.secret) },
      }),
    meet: (portal: Pick<Config, 'publicUrl' | 'host' | 'port'>) =>
      campus.meet({
        inner: siteOf({ host: portal.host, port: portal.port, publicUrl: undefined }, { host: null }),
        site: siteOf(portal, { host: null }),
      }),
  };
}

function originOn(port: number, config: Config): string {
  const site = new URL(siteOf(config, { host: null }));
  site.port = String(port);
  return site.origin;
}
