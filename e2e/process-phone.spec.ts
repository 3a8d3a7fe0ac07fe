import { processes } from '@yizhan/contract/calls/processes.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { callApi } from './lib/call.ts';
import { phone } from './lib/measure.ts';
import { aDepartment, aPerson, signIn, tokenOf, unique } from './lib/people.ts';
import { aPicture } from './lib/picture.ts';
import { expect, test } from './lib/test.ts';
import { fingersOn } from './lib/touch.ts';

/** A pledge: a picture of the thing, and a signature. */
async function aPledge(handlerId: string): Promise<string> {
  const admin = await tokenOf('admin');
  const { id: ownerDeptId } = await aDepartment();
  const code = unique('pledge').toLowerCase();
  const fields = [
    { key: 'photo', kind: 'picture' as const, label: '现场照片', required: true, settings: {} },
    { key: 'sign', kind: 'signature' as const, label: '本人签名', required: true, settings: {} },
  ];
  const blocks = [
    {
      ...{ id: 'b1', type: 'approve' as const, name: '审核' },
      handlers: [{ by: 'people' as const, userIds: [handlerId] }],
    },
  ];
  const saved = await callApi(
    processes.create,
    {
      ...{ code, name: `承诺${code.slice(-4)}`, ownerDeptId, ownerId: handlerId },
      settings: { numberPattern: `${code.slice(-8).toUpperCase()}-{yyyy}-{0000}` },
      form: { sections: [{ title: '承诺', fields }] },
      flow: { blocks },
    },
    admin,
  );
  await callApi(publishing.publish, saved, admin);
  return code;
}

test('PR-1 on a phone a signature is drawn with a finger, dots included, a picture is attached, and both stand in the case', async ({
  as,
}) => {
  const [student, office] = [await aPerson(), await aPerson()];
  const code = await aPledge(office.id);
  const page = await as(await signIn(student.account), { viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`/#/home/apply/${code}`);

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '添加图片' }).tap();
  await (await choosing).setFiles({
    name: '现场.png',
    mimeType: 'image/png',
    buffer: aPicture({ width: 320, height: 240 }),
  });
  await expect(page.getByRole('button', { name: '移除 现场.png' })).toBeVisible();

  const pad = page.getByRole('img', { name: '请用鼠标或手指在框内签名' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is nothing to sign on');
  expect(box.width).toBeGreaterThan(280);
  const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  const inkOf = () =>
    pad.evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return [...pixels].filter((value, at) => at % 4 === 3 && value > 0).length;
    });
  const finger = await fingersOn(page);
  const scrolled = await page.evaluate(() => scrollY);
  await finger.tap(at(0.2, 0.3));
  await expect.poll(inkOf).toBeGreaterThan(0);
  const dot = await inkOf();
  // Downwards, as a finger that scrolls moves: it draws.
  await finger.slide(at(0.4, 0.2), at(0.5, 0.8));
  await finger.slide(at(0.3, 0.5), at(0.8, 0.5));
  await expect.poll(inkOf).toBeGreaterThan(dot * 10);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(page.getByRole('button', { name: '用作签名' })).toBeVisible();
  await expect(page.getByRole('status').getByText(/^草稿已保存/)).toBeVisible();
  // What is drawn counts, whether the signer presses the button or goes on.
  await page.getByRole('button', { name: '提交申请' }).tap();
  await expect(page).toHaveURL(/\/home\/case\/\d+$/);
  for (const name of ['本人签名 签名', '现场.png']) {
    const picture = page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
});
