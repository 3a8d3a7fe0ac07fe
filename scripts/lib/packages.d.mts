export function needPackages(names: readonly string[]): Promise<void>;
export function chromium(): string;
