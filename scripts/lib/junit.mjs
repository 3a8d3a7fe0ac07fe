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

const plain = (xml) =>
  xml
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&amp;/g, '&');

/** The tests of a JUnit file that failed, each with the first lines of its reason. */
export function failures(file) {
  if (!existsSync(file)) return [];
  const cases = readFileSync(file, 'utf8').split('<testcase').slice(1);
  return cases.flatMap((text) => {
    const reason = text.match(/<(failure|error)\b[^>]*>([\s\S]*?)<\/\1>/);
    if (!reason) return [];
    const name = plain(text.match(/\bname="([^"]*)"/)?.[1] ?? '');
    const where = plain(text.match(/\bclassname="([^"]*)"/)?.[1] ?? '');
    return [{ name: `${where} › ${name}`, reason: plain(reason[2]).trim().split('\n').slice(0, 12).join('\n') }];
  });
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
