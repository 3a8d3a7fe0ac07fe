import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { attachments } from '../../attachments.ts';
import { sql, tenant } from '../../db/sql.ts';

const DAY_MS = 24 * 3_600_000;

const picture = (width = 8, height = 8, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#008cff' } })
    .toFormat(format)
    .toBuffer();
const file = (bytes: Uint8Array | string, name: string) => new File([bytes], name);
const pdf = (length = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(length)]);

const upload = async (person: TestPerson, bytes: Uint8Array | string, name: string) =>
  (await person.files.upload({ file: file(bytes, name) })).result;
const open = (school: School, url: string, headers: Record<string, string> = {}) =>
  school.inject({ method: 'GET', url, headers });

/** Every path in the school's file folder. */
const stored = (school: School) => {
  try {
    const folder = join(school.parts.config.dataDir, 'files');
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  } catch {
    return [];
  }
};

test('FI-1 the owner of an upload sees it by its link, unchanged and under its own name', async () => {
  const school = await aSchool();
  const bytes = pdf();
  const saved = await upload(await school.person(), bytes, '通知.pdf');
  expect(saved).toMatchObject({ name: '通知.pdf', mime: 'application/pdf', size: bytes.length });
  const answer = await open(school, saved.url);
  expect(answer.http).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'content-security-policy': expect.stringMatching(/(^|; )sandbox$/),
    'content-disposition': `attachment; filename="__.pdf"; filename*=UTF-8''${encodeURIComponent('通知')}.pdf`,
  });
});

test('FI-1 a document is saved and a picture shown, each without an origin of its own', async () => {
  const school = await aSchool();
  const person = await school.person();
  for (const [bytes, name, shown] of [
    [pdf(), 'a.pdf', 'attachment'],
    ['学号,姓名', 'a.csv', 'attachment'],
    [await picture(), 'a.png', 'inline'],
  ] as const) {
    const { headers } = await open(school, (await upload(person, bytes, name)).url);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(`^${shown}; `),
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
      'x-content-type-options': 'nosniff',
    });
  }
});

test('FI-1 a link ends', async () => {
  const school = await aSchool();
  const { url } = await upload(await school.person(), await picture(), 'a.png');
  expect((await open(school, url)).http).toBe(200);
  school.travel(fileLimits.linkSeconds * 1000);
  expect((await open(school, url)).http).toBe(404);
});

test('FI-1 a link changed anywhere shows nothing', async () => {
  const school = await aSchool();
  const person = await school.person();
  const [one, other] = [
    await upload(person, await picture(), 'a.png'),
    await upload(person, await picture(9), 'b.png'),
  ];
  const signature = one.url.split('?s=')[1] ?? '';
  const [session = '', until = '', mac = ''] = signature.split('.');
  const later = (Number.parseInt(until, 36) + 3600).toString(36);
  const changed = [
    `/files/${other.id}?s=${signature}`,
    `/files/${one.id}?s=${Number(session) + 1}.${until}.${mac}`,
    `/files/${one.id}?s=${session}.${later}.${mac}`,
    `/files/${one.id}?s=${session}.${until}.${mac.slice(0, -2)}xx`,
    `/files/${one.id}?s=${signature}&s=${signature}`,
    `/files/${one.id}?s=`,
    `/files/${one.id}`,
    '/files/0',
    '/files/..%2f..%2fsecret.key',
    '/files/999999999999999999999',
  ];
  for (const url of changed) expect({ url, http: (await open(school, url)).http }).toEqual({ url, http: 404 });
});

test('FI-1 DR-1 another person and another school get no link, and the link of a session ends with it', async () => {
  const [school, elsewhere] = [await aSchool(), await aSchool()];
  const owner = await school.person();
  const saved = await upload(owner, await picture(), 'a.png');
  expect((await (await school.person()).files.link({ id: saved.id })).status).toBe(4040);
  expect((await (await elsewhere.person()).files.link({ id: saved.id })).status).toBe(4040);
  expect((await owner.files.link({ id: saved.id })).status).toBe(1000);
  await school.db.run(sql`update session set ended_at = now() where tenant_id = ${tenant} and user_id = ${owner.id}`);
  expect((await open(school, saved.url)).http).toBe(404);
});

test('FI-1 a file hung on something is seen by those who may see that, asked at every look', async () => {
  const school = await aSchool();
  const [owner, reader] = [await school.person(), await school.person()];
  const readers = new Set([reader.id]);
  const { files } = school.parts;
  Object.assign(attachments, {
    leaflet: async (_: unknown, person: { id: string }) => readers.has(person.id),
  });
  const saved = await upload(owner, await picture(), 'a.png');
  await files.attach(school.db, owner, [saved.id], { audience: 'attached', attachedTo: 'leaflet', attachedId: '7' });

  const { url } = (await reader.files.link({ id: saved.id })).result;
  expect((await open(school, url)).http).toBe(200);
  readers.clear();
  expect((await open(school, url)).http).toBe(404);
  await expect(files.attach(school.db, reader, [saved.id], { audience: 'public' })).rejects.toThrow('not_found');
});

test('FI-1 DR-1 without a signature a file is read at its own school’s address only, whoever it is for', async () => {
  const [school, elsewhere] = [await aSchool(), await aSchool()];
  const owner = await school.person();
  Object.assign(attachments, { poster: async () => true });
  const poster = { audience: 'attached', attachedTo: 'poster', attachedId: '7' } as const;
  for (const audience of [{ audience: 'public' } as const, poster]) {
    const { id } = await upload(owner, await picture(), 'a.png');
    await school.parts.files.attach(school.db, owner, [id], audience);
    expect((await open(school, `/files/${id}`)).http).toBe(200);
    expect((await open(school, `/files/${id}`, { host: elsewhere.host })).http).toBe(404);
    expect((await open(elsewhere, `/files/${id}`)).http).toBe(404);
  }
});

test('FI-1 a file attached to a kind that nobody declared is read by nobody', async () => {
  const school = await aSchool();
  const owner = await school.person();
  const { id, url } = await upload(owner, await picture(), 'a.png');
  const unknown = { audience: 'attached', attachedTo: 'nowhere', attachedId: '7' } as const;
  await school.parts.files.attach(school.db, owner, [id], unknown);
  expect((await open(school, url)).http).toBe(404);
  expect((await open(school, `/files/${id}`)).http).toBe(404);
});

test('a public file needs no signature and may be kept for long', async () => {
  const school = await aSchool();
  const owner = await school.person();
  const saved = await upload(owner, await picture(), 'logo.png');
  await school.parts.files.attach(school.db, owner, [saved.id], { audience: 'public' });
  const answer = await open(school, `/files/${saved.id}`);
  expect(answer.http).toBe(200);
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d{8}, immutable$/);
});

test('FI-2 the content decides what a file is, not its name', async () => {
  const school = await aSchool();
  const person = await school.person();
  const named = await person.files.upload({ file: file(await picture(8, 8, 'jpeg'), 'photo.png') });
  expect(named.result).toMatchObject({ name: 'photo.jpg', mime: 'image/jpeg' });
  const refused: [string | Uint8Array, string][] = [
    ['<html><script>alert(1)</script></html>', 'photo.png'],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'logo.svg'],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'logo.txt'],
    ['\ufeff <!doctype html>', 'page.txt'],
    [Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff'), 'setup.txt'],
    [randomBytes(300), 'noise.png'],
    [Buffer.from('plain words'), 'words.png'],
  ];
  for (const [bytes, name] of refused)
    expect({ name, status: (await person.files.upload({ file: file(bytes, name) })).status }).toEqual({
      name,
      status: 1002,
    });
  expect(stored(school)).toHaveLength(1);
});

test('text and tables are handed over to be saved, never shown', async () => {
  const school = await aSchool();
  const saved = await upload(await school.person(), '学号,姓名\n1,=cmd()', '../../名单.csv');
  expect(saved).toMatchObject({ name: '名单.csv', mime: 'text/csv' });
  const answer = await open(school, saved.url);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

test('FI-2 a picture is redrawn: smaller, upright, without place and device', async () => {
  const school = await aSchool();
  const person = await school.person();
  const camera = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '31/1 12/1 0/1' } } })
    .jpeg()
    .toBuffer();
  const saved = await upload(person, camera, 'photo.jpg');
  const answer = await school.app.inject({ method: 'GET', url: saved.url });
  const drawn = await sharp(answer.rawPayload).metadata();
  expect(drawn).toMatchObject({ format: 'jpeg', height: fileLimits.maxPictureEdge });
  expect(drawn.exif).toBeUndefined();
  expect(drawn.orientation).toBeUndefined();
});

test('FI-2 a picture that unfolds into a giant, a broken one and an empty file are refused, and nothing is left', async () => {
  const school = await aSchool();
  const person = await school.person();
  const whole = await picture(64, 64);
  const bomb = Buffer.from(whole);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  for (const [bytes, status] of [
    [bomb, 1002],
    [whole.subarray(0, 60), 1002],
    [Buffer.alloc(0), 1002],
  ] as const)
    expect((await person.files.upload({ file: file(bytes, 'a.png') })).status).toBe(status);
  expect(stored(school)).toEqual([]);
  expect(await school.db.many(sql`select id from file_object where tenant_id = ${tenant}`)).toEqual([]);
});

test('FI-2 DR-2 25 MB are refused while they arrive, the largest file allowed is taken', async () => {
  const school = await aSchool();
  const person = await school.person();
  const tooLarge = await person.files.upload({ file: file(pdf(25 * 1024 * 1024), 'large.pdf') });
  expect(tooLarge).toMatchObject({ http: 413, status: 413 });
  expect(stored(school)).toEqual([]);
  const most = Buffer.concat([pdf(0), Buffer.alloc(fileLimits.maxUploadBytes - pdf(0).length)]);
  expect((await upload(person, most, 'most.pdf')).size).toBe(fileLimits.maxUploadBytes);
});

test('where a picture is asked for, nothing else will do', async () => {
  const school = await aSchool();
  const person = await school.person();
  expect((await person.files.upload({ file: file(pdf(), 'a.pdf'), picture: true })).status).toBe(1002);
  expect((await person.files.upload({ file: file(await picture(), 'a.png'), picture: true })).status).toBe(1000);
});

test('DR-2 a form without a file, no form at all and a wrong field are refused clearly', async () => {
  const school = await aSchool();
  const person = await school.person();
  expect((await person.files.upload({} as never)).status).toBe(1002);
  expect((await person.files.upload({ file: file(pdf(), 'a.pdf'), picture: 'perhaps' as never })).status).toBe(4000);
  const url = '/api/online-service-platform/common/upload';
  expect((await school.inject({ method: 'POST', url, payload: { file: 'x' } }, person.token)).http).toBe(400);
  expect((await school.inject({ method: 'POST', url, payload: { file: 'x' } })).http).toBe(401);
});

test('DR-2 of two files in one form neither is kept, and the person is told why', async () => {
  const school = await aSchool();
  const person = await school.person();
  const url = '/api/online-service-platform/common/upload';
  for (const second of [pdf(), pdf(fileLimits.maxPictureBytes), '']) {
    const form = new FormData();
    form.append('file', file(pdf(), 'a.pdf'));
    form.append('file', file(second, 'b.pdf'));
    const { http, body } = await school.inject({ method: 'POST', url, payload: form }, person.token);
    expect([http, JSON.parse(body)]).toEqual([
      200,
      expect.objectContaining({ status: 4000, msg: '一次只能上传一个文件', result: null }),
    ]);
  }
  expect(stored(school)).toEqual([]);
  expect(await school.db.many(sql`select 1 from file_object where tenant_id = ${tenant}`)).toEqual([]);
});

test('a field behind the file does not disturb it', async () => {
  const school = await aSchool();
  const person = await school.person();
  const form = new FormData();
  form.append('file', file(pdf(), 'a.pdf'));
  form.append('remark', 'x');
  const url = '/api/online-service-platform/common/upload';
  const { body } = await school.inject({ method: 'POST', url, payload: form }, person.token);
  expect(JSON.parse(body)).toMatchObject({ status: 1000, result: { name: 'a.pdf' } });
});

test('a part of a file can be had alone, and an unchanged file is not sent again', async () => {
  const school = await aSchool();
  const { url } = await upload(await school.person(), '0123456789', 'a.txt');
  const part = await open(school, url, { range: 'bytes=2-4' });
  expect(part).toMatchObject({ http: 206, body: '234' });
  expect(part.headers['content-range']).toBe('bytes 2-4/10');
  expect((await open(school, url, { range: 'bytes=10-' })).http).toBe(416);
  expect((await open(school, url, { 'if-none-match': String(part.headers.etag) })).http).toBe(304);
});

test('the same bytes are kept once, and go when nothing names them any more', async () => {
  const school = await aSchool();
  const person = await school.person();
  const bytes = pdf();
  const [one, other] = [await upload(person, bytes, 'a.pdf'), await upload(person, bytes, 'b.pdf')];
  expect(stored(school)).toHaveLength(1);
  const { files } = school.parts;
  const later = new Date(Date.now() + 60_000);
  await files.remove(school.db, [one.id]);
  expect(await files.sweep(school.db, later)).toBe(0);
  await files.remove(school.db, [other.id]);
  expect(await files.sweep(school.db, later)).toBe(1);
  expect(stored(school)).toEqual([]);
});

const quota = { uploadQuotaMb: fileLimits.minQuotaMb };
/** The quota less what is still free. */
const nearly = (free: number) => Buffer.concat([pdf(0), Buffer.alloc(fileLimits.minQuotaMb * 1024 * 1024 - 9 - free)]);

test('DR-7 what one person uploads is limited by the school, and the refusal says how much is used and what to do', async () => {
  const school = await aSchool(quota);
  const [person, colleague] = [await school.person(), await school.person()];
  await upload(person, nearly(50), 'large.pdf');
  const refused = await person.files.upload({ file: file(pdf(50), 'b.pdf') });
  expect(refused).toMatchObject({ http: 200, status: 4130 });
  expect(refused.msg).toContain('已占用 20.0 MB，上限为 20 MB');
  expect(refused.msg).toContain('一天后自动清理');
  expect(stored(school)).toHaveLength(1);
  expect((await upload(colleague, pdf(50), 'c.pdf')).size).toBe(59);
  expect((await upload(person, pdf(41), 'd.pdf')).size).toBe(50);
});

test('DR-7 two uploads at once do not share the last free place', async () => {
  const school = await aSchool(quota);
  const person = await school.person();
  await upload(person, nearly(100), 'large.pdf');
  const answers = await Promise.all(
    ['b.pdf', 'c.pdf', 'd.pdf'].map((name) => person.files.upload({ file: file(pdf(60), name) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([1000, 4130, 4130]);
  expect(stored(school)).toHaveLength(2);
});

test('DR-7 an upload that nothing was made of is gone after a day, with its bytes and its part of the quota', async () => {
  const school = await aSchool(quota);
  const { db, parts } = school;
  const person = await school.person();
  const kept = await upload(person, await picture(), 'logo.png');
  await parts.files.attach(db, person, [kept.id], { audience: 'public' });
  await upload(person, nearly(2_000), 'large.pdf');
  school.travel(DAY_MS + 60_000);
  const today = await upload(await school.person(), pdf(), 'today.pdf');
  expect(stored(school)).toHaveLength(3);
  await parts.jobs.start(db, 'cleanup', {});
  await parts.jobs.runDue(school.tenant);
  expect(stored(school)).toHaveLength(2);
  expect((await open(school, `/files/${kept.id}`)).http).toBe(200);
  expect((await open(school, today.url)).http).toBe(200);
  const left = await db.one<{ bytes: number }>(sql`
    select sum(size)::float8 as bytes from file_object where tenant_id = ${tenant} and owner_id = ${person.id}`);
  expect(left.bytes).toBe(kept.size);
});
