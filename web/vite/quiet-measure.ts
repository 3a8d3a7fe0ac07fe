import type { Plugin } from 'vite';

const measuring = /@rc-component\/util\/es\/getScrollBarSize\.js/;

/** antd measures scroll bars by a style sheet without our nonce, which the policy blocks and reports: it does without. */
export function quietMeasure(): Plugin {
  return {
    name: 'yizhan-quiet-measure',
    apply: 'build',
    transform(code, id) {
      if (!measuring.test(id)) return undefined;
      return { code: code.replace('updateCSS(', 'void ('), map: null };
    },
  };
}
