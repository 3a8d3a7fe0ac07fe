import { useQuery } from '@tanstack/react-query';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { type ChangeDescriber, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { departmentName, idsIn, NameList, namedServices } from '../../admin-kit/publishing/value-names.tsx';
import { useIdentityTypes } from '../../admin-kit/useIdentityTypes.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ faqManage });
const adminText = textsOf({ admin });

const fields: Readonly<Record<string, string>> = {
  ...{ question: t('question'), similar: t('similar'), answers: t('answer'), html: t('answer') },
  ...{ identities: t('answerFor'), keywords: t('keywords'), sceneId: t('scene'), deptId: t('dept') },
  ...{
    serviceIds: t('services'),
    guideIds: t('guides'),
    attachments: t('attachments'),
    anonymous: t('anonymous'),
    pinned: t('pinned'),
  },
  ...{ validFrom: t('validFrom'), validUntil: t('validUntil') },
};

/** Describes the paths of an entry in the words of its editor. */
export const describeFaq: ChangeDescriber = {
  label: (path) =>
    path.map((part) => (typeof part === 'number' ? String(part + 1) : (fields[part] ?? part))).join(' › '),
  words: (_path, value) => toPlainText(value),
  names: {
    deptId: departmentName,
    sceneId: (id: string) => <Scene id={id} />,
    serviceIds: (ids: readonly string[]) => <Services ids={ids} />,
    guideIds: (ids: readonly string[]) => <Guides ids={ids} />,
    identities: (types: readonly number[]) => <Identities types={types} />,
  },
};

function Scene({ id }: { id: string }) {
  const found = useQuery(query.faq.scenes());
  return <NameList ids={[id]} known={found.data} />;
}

function Services({ ids }: { ids: readonly string[] }) {
  const asked = idsIn(ids);
  const found = useQuery({ ...query.faq.services({ ids: asked }), enabled: asked.length > 0 });
  return <NameList ids={ids} known={namedServices(found.data)} />;
}

function Guides({ ids }: { ids: readonly string[] }) {
  const asked = idsIn(ids);
  const found = useQuery({ ...query.faq.guides({ ids: asked }), enabled: asked.length > 0 });
  const known = found.data?.map(({ guideId, guideName }) => ({ id: guideId, name: guideName }));
  return <NameList ids={ids} known={known} />;
}

function Identities({ types }: { types: readonly number[] }) {
  const { nameOf } = useIdentityTypes();
  return types.map(nameOf).join(adminText('comma')) || t('answerForAll');
}
