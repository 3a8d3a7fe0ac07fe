import { useQuery } from '@tanstack/react-query';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { dutyColumnNames, dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { type ChangeDescriber, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { departmentName, idsIn, NameList, namedServices } from '../../admin-kit/publishing/value-names.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ dutyItemManage });
const listText = textsOf({ dutyLists });
const columnName = textsOf({ dutyColumnNames });
const adminText = textsOf({ admin });

const isColumn = (key: string): key is keyof typeof dutyColumnNames => Object.hasOwn(dutyColumnNames, key);

const fields: Readonly<Record<string, string>> = {
  ...{ deptId: t('department'), listType: t('list'), sort: t('sort'), serviceIds: listText('services') },
  ...{ attachments: listText('attachments'), steps: listText('steps'), name: t('name'), number: t('basisNumber') },
  ...{ clause: t('basisClause'), limit: listText('stepLimit'), supervision: listText('stepSupervision') },
  ...{ role: t('role'), url: t('name') },
};
const toPartText = (part: string | number) => {
  if (typeof part === 'number') return t('row', { n: part + 1 });
  return fields[part] ?? (isColumn(part) ? columnName(part) : part);
};
const choices: Readonly<Record<string, string>> = {
  ...{ HIGH: listText('riskHIGH'), MEDIUM: listText('riskMEDIUM'), LOW: listText('riskLOW') },
  ...{ ONLINE: listText('wayONLINE'), OFFLINE: listText('wayOFFLINE'), BOTH: listText('wayBOTH') },
  ...{ LEAD: t('roleLEAD'), SUPPORT: t('roleSUPPORT') },
};

function toValueText(value: unknown): string {
  if (typeof value === 'string') return choices[value] ?? toPlainText(value);
  if (Array.isArray(value)) return value.map(toValueText).join(adminText('comma'));
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((one) => one !== '' && one !== null)
      .map(toValueText)
      .join(' · ');
  return toPlainText(value);
}

/** Describes the paths of an item in the words of its editor. */
export const describeItem: ChangeDescriber = {
  label: (path) => path.map(toPartText).join(' › '),
  words: (_path, value) => toValueText(value),
  names: {
    deptId: departmentName,
    listType: (code: string) => <ListName code={code} />,
    serviceIds: (ids: readonly string[]) => <Services ids={ids} />,
  },
};

function ListName({ code }: { code: string }) {
  const found = useQuery(query.dutyLists.view({}));
  return <NameList ids={[code]} known={found.data?.lists.map((list) => ({ id: list.code, name: list.name }))} />;
}

function Services({ ids }: { ids: readonly string[] }) {
  const asked = idsIn(ids);
  const found = useQuery({ ...query.dutyLists.services({ ids: asked }), enabled: asked.length > 0 });
  return <NameList ids={ids} known={namedServices(found.data)} />;
}
