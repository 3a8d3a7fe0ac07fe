import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Screens without a finding, by whichever worker: checking for barriers is what a crawl takes longest for. */
const folder = join(process.env.E2E_DATA_DIR ?? '', 'checked');

const fileOf = (screen: string) => join(folder, createHash('sha256').update(screen).digest('hex'));

export const isChecked = (screen: string) => existsSync(fileOf(screen));

export function markChecked(screen: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(screen), screen);
}
