import { useQuery } from '@tanstack/react-query';
import type { DepartmentNode } from '@yizhan/contract/entities/departments.ts';
import type { Change } from '@yizhan/contract/entities/publishing.ts';
import type { ServiceChoice } from '@yizhan/contract/entities/service.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { Fragment, type ReactNode } from 'react';
import { query } from '../../lib/api.ts';
import { parseFileId } from '../../lib/file-link.ts';
import { pictureUrl } from '../../lib/picture-urls.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ publishing });
const adminText = textsOf({ admin });

type Path = Change['path'];

/** How what is stored as ids is called, by the name of its field. */
export type ValueNames = Readonly<Record<string, (value: never) => ReactNode>>;

type Describer = {
  words: (path: Path, value: unknown) => ReactNode;
  names?: ValueNames | undefined;
  isNamed?: ((path: Path) => boolean) | undefined;
};

/** A value in people's words: what is stored as an id under its name, an uploaded file as what it is. */
export function wordsOf(describe: Describer, path: Path, value: unknown): ReactNode {
  if (isEmpty(value)) return describe.words(path, value);
  const named = nameAt(describe, path);
  if (named) return named(value as never);
  if (isStoredFile(value)) return <StoredFile link={value} />;
  if (describe.isNamed?.(path) || !holdsNamed(describe, path, value)) return describe.words(path, value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).filter(([key, part]) => !isEmpty(part) && !isAddressOfNamed(value, key));
  return parts.map(([key, part], at) => (
    <Fragment key={key}>
      {at > 0 && (isList ? adminText('comma') : ' · ')}
      {wordsOf(describe, [...path, isList ? Number(key) : key], part)}
    </Fragment>
  ));
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const nameAt = ({ names }: Describer, path: Path) => {
  // A right is kept under the key of its field, which may be called like anything.
  if (path.at(-2) === 'rights' || path.at(-2) === 'applicantRights') return undefined;
  const field = path.findLast((part) => typeof part === 'string');
  return field === undefined ? undefined : names?.[field];
};

const isStoredFile = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/files/') && parseFileId(value) !== undefined;

/** A stored file is called by its name, not its address. */
const isAddressOfNamed = (value: object, key: string) => key === 'url' && 'name' in value && value.name !== '';

function holdsNamed(describe: Describer, path: Path, value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return nameAt(describe, at) !== undefined || isStoredFile(part) || holdsNamed(describe, at, part);
  });
}

function StoredFile({ link }: { link: string }) {
  const url = pictureUrl(link);
  if (url === link) return t('storedFile');
  return <img className="change-table__picture" src={url} alt={t('storedFile')} />;
}

type Named = { id: string; name: string };

type NameListProps = { ids: readonly string[]; known: readonly Named[] | undefined };

/** The server names what it compares; what an editor holds are ids. */
export const isId = (text: string) => /^\d{1,18}$/.test(text);

/** For asking the server: what it has named already is no id. */
export const idsIn = (texts: readonly string[]) => texts.filter(isId);

/** Each under its name; what is there no more is said to be so. */
export function NameList({ ids, known }: NameListProps) {
  if (!known && ids.some(isId)) return '…';
  const nameOf = (id: string) => known?.find((one) => one.id === id)?.name ?? (isId(id) ? t('removedThing') : id);
  return ids.map(nameOf).join(adminText('comma'));
}

const flatten = (nodes: readonly DepartmentNode[]): Named[] =>
  nodes.flatMap(({ id, name, children }) => [{ id, name }, ...flatten(children)]);

function Department({ id }: { id: string }) {
  const tree = useQuery(query.departments.tree());
  return <NameList ids={[id]} known={tree.data && flatten(tree.data)} />;
}

export const departmentName = (id: string) => <Department id={id} />;

export const namedServices = (rows: readonly ServiceChoice[] | undefined): Named[] | undefined =>
  rows?.map(({ serviceId, serviceName }) => ({ id: serviceId, name: serviceName }));
