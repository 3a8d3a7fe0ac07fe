import type { Plugin } from 'vite';
import { limits } from '../../contract/limits.ts';

const imports = /^import \{ limits \} from '(?:@yizhan\/contract|\.\.?)\/limits\.ts';$/m;
const use = /\blimits\.(\w+)\b/g;

const plain = (name: string) => {
  const value: unknown = Object.hasOwn(limits, name) ? limits[name as keyof typeof limits] : undefined;
  return value === undefined ? undefined : `(${JSON.stringify(value)})`;
};

/** Writes each limit where it is used: an object would travel whole, with the server's limits, in the first screens. */
export function inlineLimits(): Plugin {
  return {
    name: 'yizhan-inline-limits',
    apply: 'build',
    enforce: 'pre',
    transform(code) {
      if (!imports.test(code)) return undefined;
      const inlined = code.replace(use, (whole, name: string) => plain(name) ?? whole);
      const rest = inlined.replace(imports, '');
      return { code: /\blimits\b/.test(rest) ? inlined : rest, map: null };
    },
  };
}
