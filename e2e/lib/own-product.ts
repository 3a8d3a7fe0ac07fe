import { rm } from 'node:fs/promises';
import { ownCampus } from '../../scripts/lib/campus.mjs';
import { startProduct } from '../../scripts/lib/product.mjs';

type Own = { url: string; stop: () => Promise<void> };

/** The demo campus on a server of the test's own, for tests of environment variables or school settings. */
export async function startOwnProduct(env: Record<string, string> = {}): Promise<Own> {
  const folder = await ownCampus();
  const product = await startProduct({ DATA_DIR: folder, DEMO: 'on', ...env });
  await product.ready();
  return {
    url: product.url,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
