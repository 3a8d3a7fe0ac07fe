import type { AgreementContent } from '@yizhan/contract/entities/agreement.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { writePublications } from './published.ts';

const DAY_MS = 86_400_000;

const improvement: AgreementContent = {
  title: '服务体验改进计划',
  html: '<p>加入后，门户会统计您使用服务的次数和搜索用词，用来改进推荐和搜索。统计结果不含姓名和学工号，不提供给校外单位。</p><p>是否加入不影响办事，可以随时退出。</p>',
  isRequired: false,
  asksAgain: true,
};

/** Waits for the school to publish it. */
const terms: AgreementContent = {
  title: '用户协议与隐私政策',
  html: '<h2>账号</h2><p>账号由本人使用，不得转借。发现异常请立即修改密码并联系信息中心。</p><h2>个人信息</h2><p>门户使用您的姓名、学工号、部门和身份来办理事务，并按规定保存办理记录。您可以在个人中心查看谁看过您的资料，下载全部个人数据。</p><h2>行为规范</h2><p>不得发布违法信息，不得以技术手段批量获取数据。</p>',
  isRequired: true,
  asksAgain: true,
};

/** An optional agreement that a few people of the demo campus agreed to, and the draft of a required one. */
export async function seedAgreements(db: Db, now: Date): Promise<void> {
  const [name, published] = [improvement.title, new Date(now.getTime() - 30 * DAY_MS)];
  const ids = await writePublications(db, published, 'agreement', [{ name, content: improvement }], 'published');
  await writePublications(db, now, 'agreement', [{ name: terms.title, content: terms }], 'draft');
  await db.run(sql`
    insert into consent (tenant_id, user_id, publication_id, number, agreed_at)
    select ${tenant}, u.id, ${ids.get(name) ?? null}::bigint, 1, ${now}::timestamptz - make_interval(days => (u.id % 20)::int + 1)
    from app_user u where u.tenant_id = ${tenant} and (u.account in ('student', 'teacher') or u.id % 7 = 0)`);
}
