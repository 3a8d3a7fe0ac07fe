import type { Plugin } from 'vite';

const query = /@tanstack\/query-core\/build\/\w+\/query\.js/;
const infinite = /@tanstack\/query-core\/build\/\w+\/infiniteQueryObserver\.js/;
const imported = /^import \{ infiniteQueryBehavior \} from .*$/m;

/** Every query brings along how endless lists are read, which nobody does; whoever begins to takes this away. */
export function leanQuery(): Plugin {
  return {
    name: 'yizhan-lean-query',
    apply: 'build',
    transform(code, id) {
      if (!query.test(id)) return undefined;
      if (!imported.test(code)) this.error('query-core reads endless lists elsewhere now');
      return { code: code.replace(imported, 'const infiniteQueryBehavior = () => undefined;'), map: null };
    },
    generateBundle(_, bundle) {
      const used = Object.values(bundle).some(
        (file) =>
          file.type === 'chunk' && Object.entries(file.modules).some(([id, { code }]) => infinite.test(id) && code),
      );
      if (used) this.error('an endless list is read: leanQuery has to go');
    },
  };
}
