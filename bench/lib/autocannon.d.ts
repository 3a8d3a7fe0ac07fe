/** The part of autocannon's API used here; the package has no types. */
declare module 'autocannon' {
  type Request = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };
  type Options = { url: string; connections: number; amount: number; requests: Request[] };
  type Result = { duration: number; latency: { p99: number }; non2xx: number; errors: number };
  export default function autocannon(options: Options): Promise<Result>;
}
