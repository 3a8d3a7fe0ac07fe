type Service = { url: string; stop(): Promise<void> };

export function freePort(): Promise<number>;
export function startPostgres(options?: { durable?: boolean }): Promise<Service>;
export function startRedis(): Promise<Service>;
