import { expect, test } from 'vitest';
import { aPublishedCard, cardAdmin } from '../../test/cards.ts';
import { aSchool, type School } from '../../test/school.ts';

const policyOf = async (school: School) =>
  String((await school.inject({ url: '/' })).headers['content-security-policy']);

const microApp = {
  kind: 'frame',
  cardName: '校车实时',
  config: { frame: { type: 'qiankun', url: 'https://bus.example:8443/app/' } },
} as const;

const source = { sourceType: 'PULL', url: 'https://data.example/rooms' } as const;
const jsonTable = { type: 'json', source } as const;

test('CD-2 pages let a micro front end in from when its card is published until it is no more', async () => {
  const school = await aSchool({}, { MICRO_APP_ORIGINS: 'https://bus.example:8443' });
  const neighbour = await aSchool();
  const strict = (policy: string) => policy.replace(/nonce-[\w-]+/, 'nonce');
  const before = strict(await policyOf(school));
  expect(before).not.toContain('unsafe');

  const admin = await cardAdmin(school);
  const draft = (await admin.cards.submit({ content: microApp })).result;
  expect(strict(await policyOf(school))).toBe(before);

  const held = (await admin.publishing.publish(draft)).result;
  expect(await policyOf(school)).toContain("script-src 'self' 'unsafe-eval' https://bus.example:8443;");
  expect(await policyOf(neighbour)).not.toContain('unsafe');

  const content = { ...microApp, config: { frame: jsonTable } };
  await admin.publishing.publish((await admin.cards.submit({ held, content })).result);
  expect(strict(await policyOf(school))).toBe(before);
});

test('a card that the portal draws itself opens nothing', async () => {
  const school = await aSchool();
  await aPublishedCard(await cardAdmin(school), {
    kind: 'frame',
    cardName: '空教室',
    config: { frame: jsonTable },
  });
  expect(await policyOf(school)).not.toContain('unsafe');
});
