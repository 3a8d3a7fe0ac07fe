import { rm } from 'node:fs/promises';
import { ownCampus } from '../../scripts/lib/campus.mjs';
import { startProduct } from '../../scripts/lib/product.mjs';

type Own = {
  url: string;
  /** Ends the process; its folder stays for the next start at the same address. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The demo campus on a server of the test's own, for tests of environment variables or school settings. */
export async function startOwnProduct(env: Record<string, string> = {}): Promise<Own> {
  const folder = await ownCampus();
  const start = async (more: Record<string, string> = {}) => {
    const started = await startProduct({ DATA_DIR: folder, DEMO: 'on', ...env, ...more });
    await started.ready();
    return started;
  };
  let product = await start();
  const { url } = product;
  return {
    url,
    async halt() {
      await product.stop();
    },
    async resume() {
      product = await start({ PORT: new URL(url).port });
    },
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
