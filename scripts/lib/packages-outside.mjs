/** For builds of the server: like `packages: 'external'`, but our own contract is part of the product. */
export const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@yizhan/')) return undefined;
      return { path, external: true };
    });
  },
};
