import type { ApiScope } from '@yizhan/contract/open/scopes.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { apiScopeNames } from '@yizhan/contract/texts/zh-CN/open-manage.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ apiScopeNames });
const adminText = textsOf({ admin });

export const ScopeNames = ({ scopes }: { scopes: readonly ApiScope[] }) =>
  scopes.map((one) => t(one)).join(adminText('comma'));
