import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { count, failures, writeJunit } from './junit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'yizhan-junit-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'report.xml');

test('passed and failed are read from the sums of the heading', () => {
  writeFileSync(
    file,
    '<testsuites tests="9" failures="2" errors="1" skipped="1"><testsuite tests="9" failures="3"/></testsuites>',
  );
  expect(count(file)).toEqual({ passed: 5, failed: 3 });
});

test('without sums in the heading the suites are added up', () => {
  writeFileSync(
    file,
    '<testsuites><testsuite tests="2" failures="1"/><testsuite tests="3" failures="0"/></testsuites>',
  );
  expect(count(file)).toEqual({ passed: 4, failed: 1 });
});

test('a stage that left no report counts nothing', () => {
  expect(count(join(folder, 'none.xml'))).toEqual({ passed: 0, failed: 0 });
});

test('what is written can be counted again, whatever the text holds', () => {
  writeJunit(file, 'check', [
    { name: 'types', seconds: 1 },
    { name: 'lint <a> & "b"', seconds: 2, error: '\u001b[31m<failure tests="7">' },
  ]);
  expect(count(file)).toEqual({ passed: 1, failed: 1 });
});

test('what failed is named with the first lines of its reason, however the report spells them', () => {
  writeFileSync(
    file,
    '<testsuites><testsuite><testcase classname="a.test.ts" name="passes" time="1"></testcase>' +
      '<testcase classname="b.test.ts" name="1 &lt; 2 &amp; 3" time="1"><failure message="x">one\ntwo &gt; one</failure></testcase>' +
      '<testcase name="c" classname="c.spec.ts"><failure message="y"><![CDATA[[1m three]]></failure></testcase></testsuite></testsuites>',
  );
  expect(failures(file)).toEqual([
    { name: 'b.test.ts › 1 < 2 & 3', reason: 'one\ntwo > one' },
    { name: 'c.spec.ts › c', reason: '[1m three' },
  ]);
});

test('where nothing was reported, nothing is named', () => {
  expect(failures(join(folder, 'none.xml'))).toEqual([]);
});
