import { addressOf } from '@yizhan/contract/route.ts';
import { cardRoutes } from '@yizhan/contract/routes/cards.ts';
import type { BenchPerson } from './people.ts';

/** Who is at each place, and their think time before the next page. */
type Load = { server: string; places: BenchPerson[][]; thinkMs: number };

/**
 * At every place somebody opens the home page, thinks, and opens it again, with staggered starts. People who share a
 * place take turns: one person without think time would hit the limit of calls per minute.
 */
export async function readPages(load: Load, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await readWhile(load, () => performance.now() < end);
}

/** The same until it is stopped, so that several phases can be measured without a break. */
export function keepReading(load: Load): { stop(): Promise<void> } {
  let goesOn = true;
  const reading = readWhile(load, () => goesOn);
  // A page that is refused ends the measurement when it is stopped.
  reading.catch(() => undefined);
  return {
    stop() {
      goesOn = false;
      return reading;
    },
  };
}

async function readWhile({ server, places, thinkMs }: Load, goesOn: () => boolean): Promise<void> {
  const read = async (people: BenchPerson[], at: number) => {
    await sleep((thinkMs * at) / places.length);
    for (let turn = 0; goesOn(); turn++) {
      const person = people[turn % people.length];
      if (person) await openPage(server, person);
      if (thinkMs > 0) await sleep(thinkMs);
    }
  };
  await Promise.all(places.map(read));
}

/** Everybody opens the page once, spread over a period. */
export async function openAllPages(server: string, people: BenchPerson[], spreadMs: number): Promise<void> {
  const open = async (person: BenchPerson, at: number) => {
    await sleep((spreadMs * at) / people.length);
    await openPage(server, person);
  };
  await Promise.all(people.map(open));
}

async function openPage(server: string, { token, from }: BenchPerson): Promise<void> {
  const headers = { 'content-type': 'application/json', 'blade-auth': `bearer ${token}`, 'x-forwarded-for': from };
  const answer = await fetch(`${server}${addressOf(cardRoutes.home)}`, { method: 'POST', headers, body: '{}' });
  const { status, result } = (await answer.json()) as { status: number; result: { cards: { state: string }[] } };
  if (status !== 1000) throw new Error(`the home page was refused: ${status}`);
  const dead = result.cards.filter(({ state }) => state === 'failed').length;
  if (dead > 0 || result.cards.length === 0) throw new Error(`${dead} of ${result.cards.length} cards failed`);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Buckets = Map<number, number>;

/** How many home pages the server answered within each time, in seconds, by its own clock. */
export async function homeTimes(server: string): Promise<Buckets> {
  const text = await (await fetch(`${server}/metrics`)).text();
  const lines = text.matchAll(/^yizhan_call_seconds_bucket\{le="([^"]+)",call="cards\.home",http="200"\} (\d+)$/gm);
  return new Map([...lines].map(([, le, count]) => [le === '+Inf' ? Infinity : Number(le), Number(count)]));
}

/** What was counted between two readings, added to what was counted before. */
export const addTimes = (sum: Buckets, before: Buckets, after: Buckets): Buckets =>
  new Map([...after].map(([le, count]) => [le, (sum.get(le) ?? 0) + count - (before.get(le) ?? 0)]));

/** The 95th percentile in milliseconds, interpolated between two buckets. */
export function p95(before: Buckets, after: Buckets): number {
  const counts = [...after].map(([le, count]) => ({ le, count: count - (before.get(le) ?? 0) }));
  const target = (counts.at(-1)?.count ?? 0) * 0.95;
  const at = counts.findIndex(({ count }) => count >= target);
  const [under, over] = [counts[at - 1] ?? { le: 0, count: 0 }, counts[at]];
  if (!over || over.count === 0) return Number.NaN;
  if (over.le === Infinity) return Infinity;
  return 1000 * (under.le + ((over.le - under.le) * (target - under.count)) / (over.count - under.count));
}
