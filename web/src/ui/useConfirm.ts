import { ask } from './confirm.ts';

/** `const ask = useConfirm(); if (await ask({ title, danger: true })) …`. Needs <Overlays /> once in the app. */
export const useConfirm = () => ask;
