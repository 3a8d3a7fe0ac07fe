export function bundle(file: string): Promise<string>;
