import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aMember, anAccount, password, signIn } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

/** The cost of every password check since the test began. */
const costs: unknown[] = [];
const note = (cost: unknown) => void costs.push(cost);
subscribe('yizhan.password-check', note);
afterAll(() => void unsubscribe('yizhan.password-check', note));
beforeEach(() => costs.splice(0));

const current = 'argon2id$v=19$m=47104,t=4,p=1';
const wrong = { password: 'Wrong-horse-7' };

test('DR-3 an unknown account, one without a password and a wrong password cost one check of the same cost', async () => {
  const school = await aSchool();
  const [{ account }, waiting] = [await aMember(school), await school.person()];
  for (const name of [account, waiting.account, anAccount()])
    expect((await signIn(school, name, wrong)).msg).toBe('账号或密码错误');
  expect(costs).toEqual([current, current, current]);
});

test('DR-3 a password of another cost is hashed again at the next sign-in, one of this cost is left alone', async () => {
  const school = await aSchool();
  const cheap = await hash(password, { memoryCost: 1_024, timeCost: 1, parallelism: 1 });
  const [old, new_] = [await school.person({ passwordHash: cheap }), await aMember(school)];
  const stored = async (id: string) =>
    (
      await school.db.one<{ hash: string }>(sql`
        select password_hash as hash from app_user where tenant_id = ${tenant} and id = ${id}`)
    ).hash;
  const untouched = await stored(new_.id);
  expect((await signIn(school, old.account, wrong)).status).toBe(1002);
  expect(await stored(old.id)).toBe(cheap);
  for (const { account } of [old, new_]) expect((await signIn(school, account)).status).toBe(1000);
  expect(await stored(old.id)).toContain(`$${current}$`);
  expect(await stored(new_.id)).toBe(untouched);
  expect((await signIn(school, old.account)).status).toBe(1000);
  expect(costs.at(-1)).toBe(current);
});
