import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Screens without a finding, from any worker: accessibility checks are the slowest part of a crawl. */
const folder = join(process.env.E2E_DATA_DIR ?? '', 'checked');

const fileOf = (screen: string) => join(folder, createHash('sha256').update(screen).digest('hex'));

export const isChecked = (screen: string) => existsSync(fileOf(screen));

export function markChecked(screen: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(screen), screen);
}
