export function needPackages(names: readonly string[]): Promise<void>;
