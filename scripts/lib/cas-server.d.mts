type Person = { password: string; attributes?: Record<string, string | string[]> };

export function startCas(people: Record<string, Person>): Promise<{ url: string; stop(): Promise<void> }>;
