type Service = { url: string; stop(): Promise<void> };

export function freePort(): Promise<number>;
export function startPostgres(): Promise<Service>;
export function startRedis(): Promise<Service>;
