import type { Plugin } from 'vite';
import { limits } from '../../contract/limits.ts';

const imports = /import \{ limits \} from '@yizhan\/contract\/limits\.ts'/;
const use = /\blimits\.(\w+)\b/g;

const plain = (name: string) => {
  const value: unknown = Object.hasOwn(limits, name) ? limits[name as keyof typeof limits] : undefined;
  return typeof value === 'number' ? String(value) : undefined;
};

/** Writes each limit where it is used: an object would travel whole, with the server's limits, in the first screens. */
export function inlineLimits(): Plugin {
  return {
    name: 'yizhan-inline-limits',
    apply: 'build',
    enforce: 'pre',
    transform(code) {
      if (!imports.test(code)) return undefined;
      return { code: code.replace(use, (whole, name: string) => plain(name) ?? whole), map: null };
    },
  };
}
