/** Runs heavy-worker.ts without a build (tests, dev): a thread does not inherit the TypeScript loader. */
import { register } from 'tsx/esm/api';

register();
await import('./heavy-worker.ts');
