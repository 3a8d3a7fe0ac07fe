import type { FooterContent } from '@yizhan/contract/entities/footer.ts';
import { expect, test } from 'vitest';
import { out, portalAdmin } from '../../../test/portal.ts';
import { aSchool, type School } from '../../../test/school.ts';

const aFooter = (over: Partial<FooterContent> = {}): FooterContent => ({
  ...{ footerName: '学校页脚', showOn: ['visitors', 'portal'], qrCodes: [], friendlyLinks: [] },
  columns: [{ title: '链接', links: [{ name: '图书馆', url: 'https://lib.example.edu.cn', target: 'blank' }] }],
  ...{ address: '学府路 1 号', phone: '', mail: '', icp: '', policeRecord: '', techSupport: '', copyFooter: '' },
  copyright: '© 2026 明德大学',
  ...over,
});

/** The copyright of each place, as its readers get it. */
async function seenIn(school: School) {
  const person = await school.person();
  const { footer, portalFooter } = (await school.visitor.session.boot()).result;
  return {
    boot: [footer.copyright, portalFooter.copyright],
    visitors: (await school.visitor.landing.footer()).result.copyright,
    people: (await person.portal.footer()).result.copyright,
    landing: /landing-rights"><span>([^<]*)/.exec((await school.inject({ url: '/' })).body)?.[1],
  };
}

const everywhere = (copyright: string, landing = copyright) => ({
  ...{ boot: [copyright, copyright], visitors: copyright, people: copyright, landing },
});

test('RT-14 PB-1 a footer is drafted, published, rolled back and removed; pages inside and outside show it at once', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const hints: string[] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic }) => void (tenantId === school.tenant && hints.push(topic)));
  const draft = (await admin.footers.submit({ content: aFooter() })).result;
  expect(await seenIn(school)).toEqual(everywhere('', '© 测试大学'));
  const first = await out(admin, { result: draft });
  expect(await seenIn(school)).toEqual(everywhere('© 2026 明德大学'));
  expect(hints).toContain('theme');

  const changed = await admin.footers.submit({ content: aFooter({ copyright: '© 2027' }), held: first });
  const second = await out(admin, changed);
  expect(await seenIn(school)).toEqual(everywhere('© 2027'));
  const back = await admin.publishing.rollBack({ ...second, number: 1 });
  expect(back.status).toBe(1000);
  expect(await seenIn(school)).toEqual(everywhere('© 2026 明德大学'));
  expect((await admin.footers.detail({ id: first.id })).result.content).toEqual(aFooter());

  expect((await admin.footers.remove(back.result)).status).toBe(1000);
  expect((await admin.footers.list()).result).toEqual([]);
  expect(await seenIn(school)).toEqual(everywhere('', '© 测试大学'));
});

test('RT-14 pages inside can have another footer than public ones; of two for the same pages the one made last is shown', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const publish = async (content: FooterContent) => out(admin, await admin.footers.submit({ content }));
  await publish(aFooter({ footerName: '全部', copyright: '© 全部' }));
  const inner = await publish(aFooter({ footerName: '校内', showOn: ['portal'], copyright: '© 校内' }));
  expect((await seenIn(school)).boot).toEqual(['© 全部', '© 校内']);
  await admin.footers.remove(inner);
  expect((await seenIn(school)).boot).toEqual(['© 全部', '© 全部']);
});

test('RT-10 the short line is the footer’s own, or its copyright', async () => {
  const school = await aSchool();
  const admin = await portalAdmin(school);
  const made = await out(admin, await admin.footers.submit({ content: aFooter() }));
  const short = async () => (await school.visitor.session.boot()).result.footer.copyFooter;
  expect(await short()).toBe('© 2026 明德大学');
  await out(admin, await admin.footers.submit({ content: aFooter({ copyFooter: '明德大学' }), held: made }));
  expect(await short()).toBe('明德大学');
});

test('DR-2 links that run, pictures of others and footers for no page are refused; another school’s does not exist', async () => {
  const [school, elsewhere] = [await aSchool(), await aSchool()];
  const [admin, there] = [await portalAdmin(school), await portalAdmin(elsewhere)];
  const to = (url: string) => aFooter({ columns: [{ title: 'x', links: [{ name: 'x', url, target: 'self' }] }] });
  for (const content of [
    to('javascript:alert(1)'),
    to('//evil.cn'),
    to('/\\evil.cn'),
    aFooter({ friendlyLinks: [{ name: 'x', url: 'javascript:alert(1)' }] }),
    aFooter({ qrCodes: [{ name: 'x', picture: 'https://elsewhere.example/x.png' }] }),
    aFooter({ showOn: [] }),
    aFooter({ showOn: ['portal', 'portal'] }),
  ])
    expect((await admin.footers.submit({ content })).status).toBe(4000);
  expect(
    (await admin.footers.submit({ content: aFooter({ qrCodes: [{ name: 'x', picture: '/files/999' }] }) })).status,
  ).toBe(4040);
  const foreign = (await there.footers.submit({ content: aFooter() })).result;
  expect((await admin.footers.detail({ id: foreign.id })).status).toBe(4040);
  expect((await admin.footers.submit({ content: aFooter(), held: foreign })).status).toBe(4040);
  expect((await admin.footers.remove(foreign)).status).toBe(4040);
});
