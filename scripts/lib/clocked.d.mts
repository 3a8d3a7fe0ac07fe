export type Clocked = {
  url: string;
  /** Moves the server's clock; the browser's is Playwright's. */
  travel(ms: number): Promise<void>;
  stop(): Promise<void>;
};

export function startClocked(): Promise<Clocked>;
