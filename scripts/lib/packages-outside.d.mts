import type { Plugin } from 'esbuild';

export const packagesStayOutside: Plugin;
