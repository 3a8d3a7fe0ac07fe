type Weighed = { name: string; kilobytes: number; goal: number; files: { file: string; kilobytes: number }[] };

export function weigh(): Weighed[];
