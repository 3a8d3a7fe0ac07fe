import { addressOf } from '@yizhan/contract/route.ts';
import { cardRoutes } from '@yizhan/contract/routes/cards.ts';
import type { BenchPerson } from './people.ts';

type Reading = { server: string; people: BenchPerson[]; seconds: number; thinkMs: number };

/** Everybody opens the home page, thinks, and opens it again; begun apart, as people are. */
export async function readPages({ server, people, seconds, thinkMs }: Reading): Promise<void> {
  const url = `${server}${addressOf(cardRoutes.home)}`;
  const end = performance.now() + seconds * 1000;
  const read = async ({ token, from }: BenchPerson, at: number) => {
    await later((thinkMs * at) / people.length);
    while (performance.now() < end) {
      const headers = { 'content-type': 'application/json', 'blade-auth': `bearer ${token}`, 'x-forwarded-for': from };
      const answer = await fetch(url, { method: 'POST', headers, body: '{}' });
      const { status, result } = (await answer.json()) as { status: number; result: { cards: { state: string }[] } };
      if (status !== 1000) throw new Error(`the home page was refused: ${status}`);
      const dead = result.cards.filter(({ state }) => state === 'failed').length;
      if (dead > 0 || result.cards.length === 0) throw new Error(`${dead} of ${result.cards.length} cards failed`);
      if (thinkMs > 0) await later(thinkMs);
    }
  };
  await Promise.all(people.map(read));
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Buckets = Map<number, number>;

/** How many home pages the server has answered within each time, in seconds, by its own clock. */
export async function homeTimes(server: string): Promise<Buckets> {
  const text = await (await fetch(`${server}/metrics`)).text();
  const lines = text.matchAll(/^yizhan_call_seconds_bucket\{le="([^"]+)",call="cards\.home",http="200"\} (\d+)$/gm);
  return new Map([...lines].map(([, le, count]) => [le === '+Inf' ? Infinity : Number(le), Number(count)]));
}

/** The time that 95 of 100 stayed under, in milliseconds; between two marks it is taken as even. */
export function p95(before: Buckets, after: Buckets): number {
  const counts = [...after].map(([le, count]) => ({ le, count: count - (before.get(le) ?? 0) }));
  const wanted = (counts.at(-1)?.count ?? 0) * 0.95;
  const at = counts.findIndex(({ count }) => count >= wanted);
  const [under, over] = [counts[at - 1] ?? { le: 0, count: 0 }, counts[at]];
  if (!over || over.count === 0) return Number.NaN;
  if (over.le === Infinity) return Infinity;
  return 1000 * (under.le + ((over.le - under.le) * (wanted - under.count)) / (over.count - under.count));
}
