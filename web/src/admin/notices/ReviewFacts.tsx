import { useQuery } from '@tanstack/react-query';
import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';
import type { NoticeDraft } from '@yizhan/contract/entities/notice.ts';
import { channelNames } from '@yizhan/contract/texts/zh-CN/channel-names.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { Facts } from '../../admin-kit/Facts.tsx';
import { useIdentityTypes } from '../../admin-kit/useIdentityTypes.ts';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ noticeManage });
const channelName = textsOf({ channelNames });

const withBelow = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...withBelow(node.children)]);

/** Whom a submitted notice is for, when and how it goes out: what a reviewer answers for. */
export function ReviewFacts({ notice }: { notice: NoticeDraft }) {
  const { receivers, people, reviewedReach, sendAt, expireAt, needConfirm, isPublic, url, channels } = notice;
  const { all, deptIds, roleIds, identityTypes, groupIds } = receivers;
  const departments = withBelow(useQuery(query.departments.tree()).data ?? []);
  const roles = useQuery(query.roles.pick()).data ?? [];
  const { nameOf } = useIdentityTypes();
  const list = (names: readonly string[]) => names.join('、');
  return (
    <Facts
      facts={[
        [t('reviewReach'), reviewedReach !== null && t('reviewReachCount', { n: formatNumber(reviewedReach) })],
        [t('whom'), all && t('whomAll')],
        [t('depts'), !all && list(departments.flatMap(({ id, name }) => (deptIds.includes(id) ? [name] : [])))],
        [t('identities'), !all && list(identityTypes.map(nameOf))],
        [t('roles'), !all && list(roles.flatMap(({ id, name }) => (roleIds.includes(id) ? [name] : [])))],
        [t('people'), !all && list(people.map(({ name }) => name))],
        [t('groups'), !all && groupIds.length > 0 && t('reviewGroups', { n: groupIds.length })],
        [t('reviewSendAt'), sendAt ? toMinute(sendAt) : t('reviewAtOnce')],
        [t('expireAt'), expireAt && toMinute(expireAt)],
        [t('reviewAlso'), list(channels.map((one) => channelName(one)))],
        [t('reviewRules'), list([...(needConfirm ? [t('needConfirm')] : []), ...(isPublic ? [t('isPublic')] : [])])],
        [t('url'), url],
      ]}
    />
  );
}
