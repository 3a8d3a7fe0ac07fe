import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { mayViewAs } from '@yizhan/contract/view-as.ts';
import { api } from '../lib/api.ts';
import { hrefOf, paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';

type View = Parameters<typeof api.viewAs.begin>[0];

/** Opens the home page as this identity sees it; the bar above it ends that. */
export async function viewAs(view: View): Promise<void> {
  await api.viewAs.begin(view);
  // Away from the screen first: it would ask for what this identity may not read.
  location.assign(hrefOf(paths.home));
  await useSession.getState().loginInit();
  await queryClient.resetQueries();
}

export const viewAsStudent = () => viewAs({ type: identityTypes.undergraduate });

/** Whether the signed-in person may look at the portal as another. */
export function canViewAs(): boolean {
  const held = new Set(useSession.getState().me?.configurationMenu.map(({ code }) => code));
  return mayViewAs((menu: Menu) => held.has(menu));
}
