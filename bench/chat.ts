/**
 * Chat beside ejabberd and prosody with their archives and beside a bare `ws` server with the same storing: 200 people
 * in 100 pairs, 100-byte messages, window 10, every message committed with fsync before its receipt. Turns alternate in
 * one run, because the machine's speed changes from second to second; what is compared with bare `ws` is processor time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../scripts/lib/product.mjs';
import { freePort, startPostgres } from '../scripts/lib/services.mjs';
import { connectBare } from './chat/bare-talker.ts';
import { connectOurs, openSchool, openSocket } from './chat/our-talker.ts';
import { hasEjabberd, hasProsody, type Peer, startEjabberd, startProsody } from './chat/peers.ts';
import { Pairs, type Talk } from './chat/talk.ts';
import { connectXmpp } from './chat/xmpp-talker.ts';
import { median } from './lib/load.ts';
import { type BenchPerson, signInStudents } from './lib/people.ts';
import { processorSeconds } from './lib/processor.ts';
import { report } from './lib/report.ts';

const PEOPLE = 200;
const WINDOW = 10;
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const WARM_ROUNDS = 2;
/** Devices a person leaves open to measure what an idle connection takes. */
const IDLE_DEVICES = 10;

type Side = { name: string; pairs: Pairs; pid: number; messages: number; hasReceipts: boolean };
type Turn = Talk & { microseconds: number };

const postgres = await startPostgres({ durable: true });
const product = await startProduct({
  DATABASE_URL: postgres.url,
  SECRET_KEY: 'a key for measuring, long enough to be one',
  DEMO: 'on',
});
const peers: Peer[] = [];
const barePort = await freePort();
const bareFile = fileURLToPath(new URL('./bare/chat.mjs', import.meta.url));

async function sides(people: BenchPerson[], bare: { pid?: number | undefined }) {
  const ids = people.map(({ id }) => id);
  const own = {
    name: 'ours',
    pairs: await Pairs.open(PEOPLE, connectOurs(product.url, people, ids)),
    pid: Number(product.pid),
    messages: 10_000,
    hasReceipts: true,
  };
  const limit = {
    name: 'bare ws',
    pairs: await Pairs.open(PEOPLE, connectBare(`ws://127.0.0.1:${barePort}`)),
    pid: Number(bare.pid),
    messages: 10_000,
    hasReceipts: true,
  };
  return { own, limit, others: await xmppSides() };
}

async function xmppSides(): Promise<Side[]> {
  const starts = [
    ...(hasEjabberd()
      ? ([
          ['ejabberd with archive', 4_000, () => startEjabberd(postgres.url, PEOPLE, { archive: true })],
          ['ejabberd without archive', 10_000, () => startEjabberd(postgres.url, PEOPLE, { archive: false })],
        ] as const)
      : []),
    ...(hasProsody() ? ([['prosody with archive', 1_000, () => startProsody(postgres.url, PEOPLE)]] as const) : []),
  ];
  if (starts.length < 3)
    console.log('  peers are missing: apt-get install ejabberd erlang-p1-pgsql prosody lua-dbi-postgresql');
  const found: Side[] = [];
  for (const [name, messages, start] of starts) {
    const peer = await start();
    peers.push(peer);
    const pairs = await Pairs.open(PEOPLE, connectXmpp(peer.port));
    found.push({ name, pairs, pid: peer.pid, messages, hasReceipts: false });
  }
  return found;
}

async function turn({ pairs, pid, messages, hasReceipts }: Side): Promise<Turn> {
  const before = processorSeconds(pid);
  const talk = await pairs.talk({ messages, window: WINDOW, hasReceipts });
  return { ...talk, microseconds: ((processorSeconds(pid) - before) / messages) * 1e6 };
}

const line = ({ perSecond, p50, p99, microseconds }: Turn) =>
  `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${microseconds.toFixed(0)} µs of processor a message`;
const spread = (figures: number[]) =>
  `${Math.min(...figures).toFixed(2)} to ${Math.max(...figures).toFixed(2)}, median ${median(figures).toFixed(2)}`;

async function measure(all: Side[]) {
  const turns = new Map<string, Turn[]>(all.map(({ name }) => [name, []]));
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++)
    for (const side of all) {
      const measured = await turn(side);
      // A run is long: what was measured is told at once.
      console.log(
        `  ${round < WARM_ROUNDS ? 'warm-up' : `round ${round - WARM_ROUNDS + 1}`}, ${side.name}: ${line(measured)}`,
      );
      if (round >= WARM_ROUNDS) turns.get(side.name)?.push(measured);
    }
  const middle = (name: string, of: (turn: Turn) => number) => median((turns.get(name) ?? []).map(of));
  for (const [name, rounds] of turns) {
    const keys = ['perSecond', 'p50', 'p99', 'microseconds'] as const;
    const figures = Object.fromEntries(keys.map((key) => [key, middle(name, (each) => each[key])]));
    console.log(`  ${name}: ${line(figures as Turn)} (rates ${spread(rounds.map(({ perSecond }) => perSecond))})`);
  }
  /** Ratios of turns that follow each other, so that both had the same machine. */
  const ratios = (name: string, ratio: (own: Turn, theirs: Turn) => number) =>
    (turns.get('ours') ?? []).flatMap((own, round) => {
      const theirs = turns.get(name)?.[round];
      return theirs ? [ratio(own, theirs)] : [];
    });
  const tell = (name: string, figures: number[], goal: number, unit: string, better: 'less' | 'more') => {
    if (figures.length === 0) return;
    console.log(`  rounds: ${spread(figures)}`);
    report({ name, value: median(figures), goal, unit, better });
  };
  const rate = (own: Turn, theirs: Turn) => own.perSecond / theirs.perSecond;
  tell(
    'chat by processor time',
    ratios('bare ws', (own, bare) => bare.microseconds / own.microseconds),
    0.6,
    ' of bare ws',
    'more',
  );
  tell('chat rate', ratios('ejabberd with archive', rate), 5, ' × ejabberd with archive', 'more');
  tell(
    'chat rate, theirs not stored',
    ratios('ejabberd without archive', rate),
    1,
    ' × ejabberd without archive',
    'more',
  );
  tell(
    'chat p99',
    ratios('ejabberd with archive', (own, theirs) => own.p99 / theirs.p99),
    0.2,
    ' × ejabberd with archive',
    'less',
  );
}

const residentBytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Before anything else, as the memory that talking leaves behind would hide what a connection takes. */
async function idle(people: BenchPerson[]) {
  const pid = Number(product.pid);
  const openAll = async (name: string) => {
    const opened = [];
    for (let device = 0; device < IDLE_DEVICES; device++)
      opened.push(
        ...(await Promise.all(people.map((person) => openSocket(product.url, person, `${name}-device-${device}`)))),
      );
    await wait(3_000);
    return opened;
  };
  const first = await openAll('idle-first');
  const before = residentBytes(pid);
  const more = await openAll('idle-second');
  const megabytes = (residentBytes(pid) - before) / 1024 ** 2 / (more.length / 1000);
  report({ name: 'chat memory', value: megabytes, goal: 10, unit: ' MB per 1,000 idle connections', better: 'less' });
  for (const socket of [...first, ...more]) socket.terminate();
  // Thousands that leave at once keep the server busy for a moment, and a busy one refuses calls.
  await wait(5_000);
}

const bare = spawn(process.execPath, [bareFile, String(barePort), postgres.url], { stdio: 'inherit' });
try {
  await product.ready();
  await openSchool(product.url);
  const people = await signInStudents(product.url, PEOPLE);
  await idle(people);
  const { own, limit, others } = await sides(people, bare);
  await measure([own, limit, ...others]);
  for (const { pairs } of [own, limit, ...others]) pairs.close();
} finally {
  for (const peer of peers) await peer.stop();
  bare.kill();
  if (bare.exitCode === null) await once(bare, 'close');
  await product.stop();
  await postgres.stop();
}
