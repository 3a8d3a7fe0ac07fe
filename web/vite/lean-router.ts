import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const built = /react-router\/dist\/\w+\/chunk-/;
/** Names for developers' tools, which make a bundler keep what nobody uses: links, forms, script tags. */
const names = /^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*$/gm;
const made = /^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;

/** Takes the router's production build, which its package does not point to, and lets go what we do not use: 6 KB. */
export function leanRouter(): Plugin {
  return {
    name: 'yizhan-lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^react-router$/,
            replacement: fileURLToPath(
              new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
            ),
          },
        ],
      },
    }),
    transform(code, id) {
      if (!built.test(id)) return undefined;
      return { code: code.replace(names, '').replace(made, '$1/* @__PURE__ */ $2'), map: null };
    },
  };
}
