import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../scripts/lib/services.mjs';
import { accountOf, PASSWORD } from './xmpp-talker.ts';

/** A chat server of Debian's packages, with `people` accounts. */
export type Peer = { port: number; pid: number; stop(): Promise<void> };

type Command = { program: string; args: string[]; env?: Record<string, string>; folder: string; port: number };

async function start({ program, args, env, folder, port }: Command): Promise<Peer> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, cwd: folder, stdio: 'ignore', detached: true });
  const exited = once(child, 'exit');
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 300) throw new Error(`${program} did not start: see ${folder}`);
    await wait(100);
  }
  return {
    port,
    pid: Number(child.pid),
    async stop() {
      // The package's script starts the server as its child: the whole group ends.
      process.kill(-Number(child.pid), 'SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `yizhan-${name}-`));
  chmodSync(folder, 0o777);
  return folder;
}

async function createDatabase(url: string, name: string, statements: string): Promise<string> {
  const own = new URL(url);
  own.pathname = `/${name}`;
  for (const [target, text] of [
    [url, `create database ${name}`],
    [own.href, statements],
  ] as const) {
    const client = new pg.Client({ connectionString: target });
    await client.connect();
    await client.query(text);
    await client.end();
  }
  return own.href;
}

const EJABBERD = '/usr/share/ejabberd/sql/pg.sql';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const ERLANG = '/usr/lib/erlang/lib';
/** Its way to PostgreSQL is a package of its own; without it every sign-in hangs up. */
const hasDriver = () => readdirSync(ERLANG).some((name) => name.startsWith('p1_pgsql-'));
export const hasEjabberd = () => existsSync(EJABBERD) && existsSync(ERLANG) && hasDriver();

/** Its archive and its accounts in PostgreSQL; without the archive only the accounts are. */
export async function startEjabberd(url: string, people: number, { archive }: { archive: boolean }): Promise<Peer> {
  const name = archive ? 'ejabberd_archive' : 'ejabberd_plain';
  const accounts = Array.from({ length: people }, (_, person) => `('${accountOf(person)}', '${PASSWORD}')`);
  const insert = `insert into users (username, password) values ${accounts.join(', ')};`;
  const database = new URL(await createDatabase(url, name, readFileSync(EJABBERD, 'utf8') + insert));
  const folder = newFolder(name);
  const port = await freePort();
  writeFileSync(
    join(folder, 'ejabberd.yml'),
    `hosts: [localhost]
loglevel: error
log_rotate_size: infinity
auth_method: sql
auth_use_cache: true
sql_type: pgsql
sql_server: "127.0.0.1"
sql_port: ${database.port}
sql_database: "${name}"
sql_username: "${database.username}"
sql_password: ""
sql_pool_size: 20
default_db: sql
listen:
  - {port: ${port}, ip: "127.0.0.1", module: ejabberd_c2s, max_stanza_size: 262144, starttls: false}
modules:
  mod_ping: {}
${archive ? '  mod_mam: {default: always, db_type: sql, cache_size: 1000}\n' : ''}`,
  );
  const spool = join(folder, 'spool');
  mkdirSync(spool);
  const args = ['-noinput', '+K', 'true', '-smp', 'auto', '-mnesia', 'dir', `"${spool}"`];
  const env = {
    ...{ ERL_LIBS: LIBRARIES, HOME: folder, EJABBERD_CONFIG_PATH: join(folder, 'ejabberd.yml') },
    ...{ EJABBERD_LOG_PATH: join(folder, 'ejabberd.log'), SPOOL_DIR: spool },
  };
  return start({ program: '/usr/bin/erl', args: [...args, '-s', 'ejabberd'], env, folder, port });
}

/** Without its way to PostgreSQL it would keep no archive, and say nothing of it. */
export const hasProsody = () =>
  existsSync('/usr/bin/prosody') &&
  ['5.1', '5.2', '5.3', '5.4'].some((lua) => existsSync(`${LIBRARIES}/lua/${lua}/dbd/postgresql.so`));

/** Its archive in PostgreSQL. */
export async function startProsody(url: string, people: number): Promise<Peer> {
  const database = new URL(await createDatabase(url, 'prosody', 'select 1'));
  const folder = newFolder('prosody');
  const accounts = join(folder, 'localhost', 'accounts');
  mkdirSync(accounts, { recursive: true });
  for (let person = 0; person < people; person++)
    writeFileSync(join(accounts, `${accountOf(person)}.dat`), `return { ["password"] = "${PASSWORD}" };`);
  const port = await freePort();
  const file = join(folder, 'prosody.cfg.lua');
  writeFileSync(
    file,
    `data_path = "${folder}"
pidfile = "${join(folder, 'prosody.pid')}"
modules_enabled = { "roster", "saslauth", "disco", "mam", "ping" }
modules_disabled = { "s2s" }
authentication = "internal_plain"
allow_unencrypted_plain_auth = true
c2s_require_encryption = false
c2s_ports = { ${port} }
c2s_interfaces = { "127.0.0.1" }
s2s_ports = {}
limits = {}
archive_expires_after = "never"
default_archive_policy = true
storage = { archive = "sql" }
sql = { driver = "PostgreSQL", database = "prosody", username = "${database.username}", host = "127.0.0.1", port = ${database.port} }
log = { error = "${join(folder, 'prosody.log')}" }
VirtualHost "localhost"
`,
  );
  return start({ program: '/usr/bin/prosody', args: ['--root', '-F', '--config', file], folder, port });
}
