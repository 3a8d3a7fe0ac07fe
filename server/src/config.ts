import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';

/** Invalid environment variables; the message has one line per variable. */
export class ConfigError extends Error {}

const MOST_PORT = 65_535;
const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(empty, type.optional());
const url = (...protocols: string[]) =>
  z
    .string()
    .refine((s) => protocols.some((protocol) => s.startsWith(protocol)), {
      message: `must start with ${protocols.join(' or ')}`,
      abort: true,
    })
    .refine((s) => URL.canParse(s), 'is no address');

/** Paths are appended to it, so no query or hash is allowed. No credentials either, since links would expose them. */
const bareUrl = url('http://', 'https://').regex(
  /^\w+:\/\/[^\s/\\?#@]+(\/[^\s\\?#]*)?$/,
  'must be a host, with a port or a path if need be, and nothing else',
);

const splitList = (list: string) => list.split(',').flatMap((one) => one.trim() || []);
const hostName = z
  .string()
  .regex(/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/, 'must be hosts or host:port, separated by commas');

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** Script of these origins runs in the portal's pages, so nobody on the way may change it. */
const microAppOrigins = z.array(z.string()).transform((origins, { addIssue }) =>
  origins.map((written) => {
    const url = URL.canParse(written) ? new URL(written) : undefined;
    const isPlain = url && /^https?:\/\/(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?\/?$/i.test(written);
    if (!isPlain) addIssue('must be origins such as https://apps.school.cn, separated by commas');
    else if (url.protocol !== 'https:' && !isLoopback(url.hostname.replace(/^\[(.*)\]$/, '$1')))
      addIssue('must be https, except on this machine (localhost)');
    return url?.origin ?? '';
  }),
);

/** IP addresses and ranges such as 10.0.0.0/8. */
const networks = z.array(z.string()).transform((ranges, { addIssue }) => {
  const all = new BlockList();
  for (const range of ranges) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
    const family = isIP(address);
    const longest = family === 6 ? 128 : 32;
    const prefix = Number(bits ?? longest);
    if (family === 0 || prefix > longest)
      addIssue('must be addresses or ranges such as 10.0.0.0/8, separated by commas');
    else all.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
  }
  return all;
});

const portNumber = z
  .string()
  .regex(/^\d+$/, { error: 'must be a number', abort: true })
  .transform(Number)
  .refine((port) => port <= MOST_PORT, 'must be 0 to 65535');

const environment = z.object({
  PORT: z.preprocess(empty, portNumber.default(8080)),
  HOST: z.preprocess(
    empty,
    z
      .string()
      .refine((host) => isIP(host) > 0 || /^[\w.-]+$/.test(host), 'must be a host name or an address, without a port')
      .default('127.0.0.1'),
  ),
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  DATABASE_URL: optional(url('postgres://', 'postgresql://')),
  REDIS_URL: optional(url('redis://', 'rediss://')),
  DEMO: optional(z.enum(['on', 'off'], 'must be on or off')),
  DEMO_CAMPUS_PORT: optional(portNumber),
  DEMO_CAMPUS_URL: optional(bareUrl),
  PUBLIC_URL: optional(bareUrl),
  TRUSTED_PROXIES: z.preprocess(empty, z.string().default('127.0.0.1, ::1').transform(splitList).pipe(networks)),
  LOG_LEVEL: z.preprocess(
    empty,
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be one of fatal, error, warn, info, debug, trace, silent',
      )
      .default('info'),
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  ENVELOPE: z.preprocess(empty, z.enum(['on', 'required'], 'must be on or required').default('on')),
  ENVELOPE_SUITE: z.preprocess(empty, z.enum(['x25519', 'sm'], 'must be x25519 or sm').default('x25519')),
  SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  MICRO_APP_ORIGINS: z.preprocess(empty, z.string().default('').transform(splitList).pipe(microAppOrigins)),
  INWARD_HOSTS: optional(z.string().toLowerCase().transform(splitList).pipe(z.array(hostName))),
});

/** Reports each variable once, with its first problem. */
function wrongVariables({ issues }: z.ZodError): string[] {
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path[0]?.toString() ?? 'environment';
    if (!first.has(name)) first.set(name, message);
  }
  return [...first].map(([name, message]) => `${name}: ${message}`);
}

/** Reads the environment once. Nothing else in the server reads process.env. */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(env);
  const wrong = parsed.success ? [] : wrongVariables(parsed.error);
  if (env.DATABASE_URL && !env.SECRET_KEY)
    wrong.push('SECRET_KEY: is required with DATABASE_URL (the same on every node)');
  if (!parsed.success || wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  const e = parsed.data;
  const embedded = e.DATABASE_URL === undefined;
  // Demo accounts have known passwords, so demo mode is never exposed to a network by accident.
  const demo = e.DEMO === undefined ? embedded && isLoopback(e.HOST) : e.DEMO === 'on';
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    redisUrl: e.REDIS_URL,
    demo,
    campusPort: e.DEMO_CAMPUS_PORT ?? (e.PORT === 0 || e.PORT === MOST_PORT ? 0 : e.PORT + 1),
    campusUrl: e.DEMO_CAMPUS_URL?.replace(/\/+$/, ''),
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
    secretKey: e.SECRET_KEY,
    inwardHosts: e.INWARD_HOSTS ?? [],
    microAppOrigins: e.MICRO_APP_ORIGINS,
    envelope: { required: e.ENVELOPE === 'required', suite: e.ENVELOPE_SUITE },
  };
}

export type Config = ReturnType<typeof readConfig> & {
  /** The origin of the demo's foreign campus, once it listens. Only the demo has one. */
  campus?: string;
};
