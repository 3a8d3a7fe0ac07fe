import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** AP-4: a lazy chunk can be missing after an upgrade, and people need to see that. */
const handleLazyLoading =
  'Load it by lazyPart (or lazyExtra) of web/src/lib/lazy-part.ts or loadChunk of load-chunk.ts, or ignore the failure by .catch().';
const ignoredFailure = 'CallExpression[callee.property.name="catch"] > MemberExpression.callee';
const loaders = 'CallExpression[callee.name=/^(loadChunk|lazyPart|lazyExtra)$/]';
const ownPartsInstead = 'Use the part of web/src/ui: there is one of each.';

/** A number alone says little (`pageSize`): it is read with its area, and a screen still carries only the numbers it uses. */
const limitsByArea = {
  selector:
    'ImportDeclaration[importKind!="type"][source.value=/(contract|\\.)\\/limits\\//] > :not(ImportNamespaceSpecifier[local.name=/Limits$/], Literal)',
  message: "Import an area whole: import * as sessionLimits from '…/limits/session.ts'.",
};

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
      'no-restricted-syntax': ['error', limitsByArea],
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
            {
              name: 'react-router',
              importNames: ['Navigate'],
              message: 'Use Redirect of web/src/lib: it leads on whoever comes again, too.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        limitsByArea,
        {
          selector: 'ImportDeclaration[source.value="react"] ImportSpecifier[imported.name="lazy"]',
          message: handleLazyLoading,
        },
        {
          selector: `ImportExpression:not(${loaders} ImportExpression):not(${ignoredFailure} ImportExpression)`,
          message: handleLazyLoading,
        },
        {
          selector:
            'Program:not(:has(VariableDeclarator[id.name="t"] > CallExpression[callee.name="textsOf"])) VariableDeclarator[init.callee.name="textsOf"]',
          message: 'The texts of a file are called t; those of a second area by their noun.',
        },
        {
          selector: 'ExportNamedDeclaration VariableDeclarator[init.callee.name="textsOf"]',
          message: 'Every file takes its texts by textsOf itself: what is imported is the area.',
        },
      ],
    },
  },
  {
    // What loads; a registry of names and imports only, which CardBody.tsx hands to it; tests, which wait for what they load.
    files: [
      'web/src/lib/lazy-part.ts',
      'web/src/cards/registry.ts',
      'web/test/**/*.ts',
      'web/**/*.test.ts',
      'web/**/*.test.tsx',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
