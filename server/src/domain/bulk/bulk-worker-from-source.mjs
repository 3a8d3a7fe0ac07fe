/** Runs bulk-worker.ts without a build (tests, dev): a thread does not inherit the TypeScript loader. */
import { register } from 'tsx/esm/api';

register();
await import('./bulk-worker.ts');
