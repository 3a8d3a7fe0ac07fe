import type { Output } from '@yizhan/contract/call.ts';
import type { processes } from '@yizhan/contract/calls/processes.ts';

type ProcessFile = Output<(typeof processes)['exportFile']>;

/** The process as one file of the person's computer. */
export function downloadProcess(name: string, file: ProcessFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: `${name}.json` }).click();
  URL.revokeObjectURL(url);
}

/** Undefined for a file that is none of ours. */
export async function readProcessFile(file: File): Promise<ProcessFile | undefined> {
  try {
    const read: unknown = JSON.parse(await file.text());
    const isOurs = typeof read === 'object' && read !== null && 'format' in read && 'content' in read;
    return isOurs ? (read as ProcessFile) : undefined;
  } catch {
    return undefined;
  }
}
