type Ending = { code: number | null; signal: NodeJS.Signals | null };

export type Product = {
  url: string;
  pid: number | undefined;
  output: { out: string; error: string };
  exited: Promise<Ending>;
  kill(signal: NodeJS.Signals): boolean;
  /** Milliseconds from the start of the process. */
  ready(): Promise<number>;
  /** Asks it to end by SIGTERM, when it still runs. */
  stop(): Promise<Ending>;
};

export function startByNpm(env: Record<string, string>): Promise<Product>;

export function startProduct(
  env: Record<string, string>,
  file?: 'main.js' | 'cli.js',
  args?: string[],
): Promise<Product>;
