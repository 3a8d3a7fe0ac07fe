import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShownSecret } from '@yizhan/contract/entities/api-client.ts';
import { examples } from '@yizhan/contract/open/examples.ts';
import { needPackages } from '../../scripts/lib/packages.mjs';

/** Compiles and runs the Java example of the developers' page; answers what it prints. */
export async function runJavaExample(site: string, { appId, secret }: ShownSecret, account: string): Promise<string> {
  await needPackages(['default-jdk-headless']);
  const folder = mkdtempSync(join(tmpdir(), 'yizhan-java-'));
  try {
    writeFileSync(join(folder, 'Push.java'), examples.java({ site, appId, account }));
    execFileSync('javac', ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', 'Push.java'], { cwd: folder });
    const env = { ...process.env, OPEN_SECRET: secret };
    return execFileSync('java', ['-cp', folder, 'Push'], { env, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
