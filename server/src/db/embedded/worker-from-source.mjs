/** Runs worker.ts when there is no build yet (tests, dev): a thread does not inherit the loader for TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
