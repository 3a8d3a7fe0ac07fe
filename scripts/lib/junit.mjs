import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How many tests of a JUnit file passed and failed, from the sums in its heading or its suites. */
export function count(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const xml = readFileSync(file, 'utf8');
  const heading = xml.match(/<testsuites\b[^>]*>/)?.[0] ?? '';
  const parts = /\btests="/.test(heading) ? [heading] : (xml.match(/<testsuite\b[^>]*>/g) ?? []);
  const sum = (name) =>
    parts.reduce((all, part) => all + Number(part.match(new RegExp(`\\b${name}="(\\d+)"`))?.[1] ?? 0), 0);
  const failed = sum('failures') + sum('errors');
  return { passed: sum('tests') - failed - sum('skipped'), failed };
}

const escapeXml = (text) =>
  text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '');

/** `cases` is `[{ name, seconds, error }]`. */
export function writeJunit(file, suite, cases) {
  const failures = cases.filter((c) => c.error !== undefined).length;
  const body = cases.map(({ name, seconds, error }) => {
    const head = `    <testcase classname="${suite}" name="${escapeXml(name)}" time="${seconds.toFixed(2)}"`;
    return error === undefined ? `${head}/>` : `${head}><failure>${escapeXml(error)}</failure></testcase>`;
  });
  const sums = `tests="${cases.length}" failures="${failures}"`;
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${sums}>\n  <testsuite name="${suite}" ${sums}>\n${body.join('\n')}\n  </testsuite>\n</testsuites>\n`,
  );
}
