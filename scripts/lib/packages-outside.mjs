/** For benchmarks that bundle a part of the server: like `packages: 'external'`, but for our own contract. */
export const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@yizhan/')) return undefined;
      return { path, external: true };
    });
  },
};
