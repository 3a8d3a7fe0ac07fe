import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const ownPartsInstead = 'Use the part of web/src/ui: there is one of each.';

/** Biome formats and lints; ESLint only adds what needs types, React's rules, and our own bans. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'reports/**', 'data/**', '**/*.js', '**/*.mjs'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
    },
  },
  {
    files: ['web/**/*.ts', 'web/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'antd',
              importNames: ['Modal', 'message', 'notification', 'Watermark', 'Badge', 'Tabs'],
              message: ownPartsInstead,
            },
          ],
        },
      ],
    },
  },
);
