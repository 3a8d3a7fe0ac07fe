import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { viewAsTexts } from '@yizhan/contract/texts/zh-CN/view-as.ts';
import { mayViewAs, mayViewAsStudent } from '@yizhan/contract/view-as.ts';
import { api } from '../lib/api.ts';
import { hrefOf, paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { toast } from '../ui/toast.ts';
import { toastError } from '../ui/toast-error.ts';

const t = textsOf({ viewAsTexts });

type View = Parameters<typeof api.viewAs.begin>[0];

/** Opens a page as this identity sees it, by default home; the bar above it ends that. */
export async function viewAs(view: View, page: string = paths.home): Promise<void> {
  await api.viewAs.begin(view);
  // Away from the screen first: it would ask for what this identity may not read.
  location.assign(hrefOf(page));
  await useSession.getState().loginInit();
  await queryClient.resetQueries();
}

/** Where a student meets what is published, if not at home. */
export const pageOfKind: { readonly [K in Publishable]?: string } = {
  serviceHall: paths.serviceHall,
  processCentre: paths.processServices,
  applicationCentre: paths.applicationServices,
  process: paths.processServices,
  guide: paths.guides,
  dutyItem: paths.dutyLists,
  dutyLists: paths.dutyLists,
  efficiency: paths.efficiency,
  announcement: paths.announcements,
};

/** Says that something is out; a click away is what a student sees of it now. */
export function sayPublished(text: string, page?: string): void {
  const look = () => void viewAs({ type: identityTypes.undergraduate }, page).catch(toastError);
  const action = mayViewAsStudent(hasMenu()) ? { label: t('asStudent'), run: look } : undefined;
  toast.show({ kind: 'success', text, action });
}

/** Whether the signed-in person may look at the portal as another. */
export function canViewAs(): boolean {
  return mayViewAs(hasMenu());
}

function hasMenu() {
  const held = new Set(useSession.getState().me?.configurationMenu.map(({ code }) => code));
  return (menu: Menu) => held.has(menu);
}
