/** First screens paint before anything heavy arrives: what they reach by static import holds neither zod nor antd. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'first screens reach neither zod nor antd',
      severity: 'error',
      from: {
        path: [
          '^web/src/app/(main|shell/Shell)\\.tsx$',
          '^web/src/features/(landing/Landing|session/Login|home/Home|hall/[A-Za-z]+|notices/[A-Za-z]+|todos/[A-Za-z]+|chat/[A-Za-z]+)Screen\\.tsx$',
        ],
      },
      to: { path: 'node_modules/(zod|antd|@ant-design|@rc-component|rc-[a-z-]+)/', reachable: true },
    },
  ],
  // Lazy imports and types cost the first paint nothing.
  options: { ...options, exclude: { ...options.exclude, dynamic: true }, tsPreCompilationDeps: false },
};
