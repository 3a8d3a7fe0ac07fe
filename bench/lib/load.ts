import autocannon from 'autocannon';
import type { BenchPerson } from './people.ts';

type Load = { url: string; people: BenchPerson[]; calls: number };
type LoadResult = { perSecond: number; p99: number };

/**
 * 20 connections, as many as the database has, each rotating through people; any status but 200 invalidates the figure.
 */
export async function drive({ url, people, calls }: Load): Promise<LoadResult> {
  const requests = people.map(({ token, from }) => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', 'blade-auth': `bearer ${token}`, 'x-forwarded-for': from },
    body: '{}',
  }));
  const result = await autocannon({ url, connections: 20, amount: calls, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
  return { perSecond: calls / result.duration, p99: result.latency.p99 };
}

export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
