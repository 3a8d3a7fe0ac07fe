import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** How long each query took, in milliseconds, and its number of hits. */
export type TimedQueries = { times: number[]; found: number[] };

/** A process that times all its queries for every line on stdin, and prints the result as one line. */
export class TurnTaker {
  private readonly child;
  private readonly lines;

  constructor(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
    this.child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface(this.child.stdout)[Symbol.asyncIterator]();
  }

  async turn(): Promise<TimedQueries> {
    this.child.stdin.write('turn\n');
    return this.next();
  }

  /** The next line it prints by itself. */
  async next<Line = TimedQueries>(): Promise<Line> {
    const { value, done } = await this.lines.next();
    if (done) throw new Error('the process ended before its turn');
    return JSON.parse(value) as Line;
  }

  async end(): Promise<void> {
    this.child.stdin.end();
    if (this.child.exitCode === null) await once(this.child, 'close');
  }
}
