/** Where the server could reach a foreign address without the one door, server/src/outside/foreign.ts. */
import ts from 'typescript';

const DOOR = /^server\/src\/outside\/foreign(-address)?\.ts$/;

/** Modules of Node that connect or look up names, and what may be imported from them: it only listens or reads text. */
const nodeModules = ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'dns/promises', 'child_process'];
const harmless = ['BlockList', 'isIP', 'isIPv4', 'isIPv6', 'STATUS_CODES', 'createServer'];

/** Packages that connect by themselves: to addresses of the environment, or handed the door by the file named here. */
const connecting = {
  undici: DOOR,
  nodemailer: /^server\/src\/outside\/mail\.ts$/,
  'openid-client': /^server\/src\/outside\/oidc\.ts$/,
  jose: /^server\/src\/outside\/oidc(-logout)?\.ts$/,
  ioredis: /^server\/src\/outside\/(redis-bus|replay-guard)\.ts$/,
  pg: /^server\/src\/db\//,
  'pg-boss': /^server\/src\/(db|jobs)\//,
  ws: /^server\/src\/socket\//,
};

/** Packages that were looked at and connect to nothing. Another one belongs here or above. */
const quiet = new Set([
  ...[
    '@e965/xlsx',
    '@electric-sql/pglite',
    '@fastify/compress',
    '@fastify/multipart',
    '@fastify/static',
    '@fastify/swagger',
  ],
  ...['@fastify/swagger-ui', '@fastify/under-pressure', '@node-rs/argon2', '@node-rs/jieba'],
  ...['@yizhan/contract', 'close-with-grace', 'drizzle-orm', 'fast-xml-parser', 'fastify', 'file-type', 'ipaddr.js'],
  ...['lru-cache', 'picocolors', 'pino', 'pino-pretty', 'pinyin-pro', 'prom-client', 'sanitize-html', 'sharp'],
  ...['sm-crypto-v2', 'zod'],
]);

const globals = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']);

const packageOf = (name) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name;

/** The faults of one file, each as `line: what`. */
export function doorsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults = [];
  const imported = new Set();
  const report = (node, what) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    faults.push(`${line + 1}: ${what}`);
  };

  /** `names` is undefined for a whole module. */
  const judge = (node, name, names) => {
    if (name.startsWith('.') || name.startsWith('#')) return;
    const plain = name.replace(/^node:/, '');
    if (nodeModules.includes(plain)) {
      if (DOOR.test(file)) return;
      const wrong = names?.filter((one) => !harmless.includes(one)) ?? ['*'];
      if (wrong.length > 0) report(node, `${wrong.join(', ')} of ${name}`);
      return;
    }
    if (name.startsWith('node:')) return;
    const from = packageOf(name);
    const where = Object.hasOwn(connecting, from) ? connecting[from] : undefined;
    if (where ? !where.test(file) : !quiet.has(from)) report(node, name);
  };

  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const clause = node.importClause ?? node.exportClause;
      const elements = (node.importClause?.namedBindings ?? node.exportClause)?.elements;
      for (const one of elements ?? []) imported.add(one.name.text);
      const isType = node.importClause?.isTypeOnly ?? node.isTypeOnly ?? false;
      const names = elements?.filter((one) => !one.isTypeOnly).map((one) => (one.propertyName ?? one.name).text);
      const isWhole = !elements || Boolean(node.importClause?.name);
      const bringsValues = !isType && (!clause || isWhole || names.length > 0);
      if (node.moduleSpecifier && bringsValues) judge(node, node.moduleSpecifier.text, isWhole ? undefined : names);
      return;
    }
    if (ts.isCallExpression(node) && opensModule(node.expression)) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) judge(node, name.text);
      else report(node, 'a module whose name is computed');
    }
    if (isRequireMade(node) && !opensModule(node.parent.expression) && node.parent.name?.text !== 'resolve')
      report(node, 'a require under another name');
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && globals.has(node.text) && !imported.has(node.text) && isGlobal(node))
      report(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return DOOR.test(file) ? faults.filter((fault) => !/: fetch$/.test(fault)) : faults;
}

const isRequireMade = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'createRequire';

const opensModule = (callee) =>
  callee !== undefined &&
  (callee.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(callee) && callee.text === 'require') ||
    isRequireMade(callee) ||
    (ts.isPropertyAccessExpression(callee) && callee.name.text === 'getBuiltinModule'));

/** `x.fetch` is somebody's own, `globalThis.fetch` is not; a key or a declaration is only a name. */
function isGlobal(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return ts.isIdentifier(parent.expression) && /^(globalThis|global|window|self)$/.test(parent.expression.text);
  const isName = 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
  return !isName;
}
