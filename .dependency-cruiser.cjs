/** The directions of docs/ARCHITECTURE.md. Type imports follow them, too. */

const valuesOnly = { dependencyTypesNot: ['type-only'] };

// A test may stand anywhere in its house: it makes a whole school to show one fact.
const tests = '\\.test\\.tsx?$';
// The demo's year of cases, and the orders about them, are dated by the code that counts a school's.
const demoFacts = '^server/src/db/seed/((demo/)?case-facts|supervision)\\.ts$';

/** `levels` from the bottom up: a folder may import its own level and the levels below. */
function upwards(base, levels) {
  return levels.slice(0, -1).map((level, at) => ({
    name: `${base} ${level.join(', ')} stand below ${levels[at + 1].join(', ')}`,
    severity: 'error',
    from: { path: level.map((folder) => `^${base}/${folder}`), pathNot: [tests, demoFacts] },
    to: { path: levels.slice(at + 1).flatMap((above) => above.map((folder) => `^${base}/${folder}`)) },
  }));
}

module.exports = {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract imports zod and nothing else',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { pathNot: ['^contract/', 'node_modules/zod/'] },
    },
    {
      name: 'server and web meet in the contract only',
      severity: 'error',
      from: { path: '^(server|web)/' },
      // Tests of the server start a real central login, those of the client the whole product.
      to: {
        path: '^(server|web|e2e|bench|scripts)/',
        pathNot: ['^$1/', '^scripts/lib/(cas-server|product|services)\\.'],
      },
    },
    {
      name: 'e2e and bench use the product from outside',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(server|web|e2e|bench)/', pathNot: '^$1/' },
    },
    ...upwards('web/src', [
      ['lib/'],
      ['ui/'],
      ['admin-kit/'],
      ['department/'],
      ['robot/'],
      ['service/'],
      ['guide/'],
      ['forms/'],
      ['cards/'],
      ['features/'],
      ['admin/'],
      ['app/'],
    ]),
    ...upwards('server/src', [
      ['person\\.ts', 'config\\.ts'],
      ['db/', 'outside/'],
      ['common/'],
      ['domain/'],
      ['features/', 'cards/', 'jobs/', 'context\\.ts', 'handlers\\.ts', 'attachments\\.ts', 'bulk-lists\\.ts'],
      ['http/', 'socket/', 'parts\\.ts'],
      ['app\\.ts', 'main\\.ts', 'cli\\.ts', 'all-handlers\\.ts', 'process/'],
    ]),
    {
      name: 'the demo campus is a foreign system: it knows the contract and nothing else of ours',
      severity: 'error',
      from: { path: '^server/src/demo-campus/', pathNot: tests },
      to: { path: '^server/src/', pathNot: '^server/src/demo-campus/' },
    },
    {
      name: 'the demo campus is started by the process and used by nothing else',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/demo-campus/', '^server/src/process/demo-campus\\.ts$', tests],
      },
      to: { path: '^server/src/demo-campus/' },
    },
    {
      name: 'SQL stands in queries.ts or *-queries.ts',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['(^|[/-])queries\\.ts$', '^server/src/db/', tests] },
      // The type of a condition that one query hands to another may pass through.
      to: { path: '^server/src/db/sql\\.ts$', ...valuesOnly },
    },
    {
      name: 'features do not import one another',
      severity: 'error',
      from: { path: '^(server|web)/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'sections of administration do not import one another',
      severity: 'error',
      from: { path: '^web/src/admin/([^/]+)/', pathNot: tests },
      to: { path: '^web/src/admin/[^/]+/', pathNot: '^web/src/admin/$1/' },
    },
    {
      name: 'a card kind knows no other card kind',
      severity: 'error',
      from: { path: '^web/src/cards/([^/]+)/', pathNot: tests },
      // What kinds with columns share stands in a folder of its own.
      to: { path: '^web/src/cards/[^/]+/', pathNot: ['^web/src/cards/$1/', '^web/src/cards/columns/'] },
    },
    {
      name: 'nothing is imported that is not there',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|migrations)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
