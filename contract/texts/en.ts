import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { announcements } from './en/announcements.ts';
import { announcementsSettings } from './en/announcements-settings.ts';
import { cardConfig } from './en/card-config.ts';
import { client } from './en/client.ts';
import { departments } from './en/departments.ts';
import { dictionaries } from './en/dictionaries.ts';
import { dictionary } from './en/dictionary.ts';
import { frames } from './en/frames.ts';
import { home } from './en/home.ts';
import { menus } from './en/menus.ts';
import { notices } from './en/notices.ts';
import { pages } from './en/pages.ts';
import { palette } from './en/palette.ts';
import { publishing } from './en/publishing.ts';
import { menuNotes, roleMenus } from './en/role-menus.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { time } from './en/time.ts';
import { ui } from './en/ui.ts';
import { users } from './en/users.ts';
/** Everything the client says, in English: loaded only by those who read it so. */
export const en = {
  account,
  notices,
  pages,
  palette,
  time,
  publishing,
  home,
  cardConfig,
  announcementsSettings,
  announcements,
  admin,
  client,
  departments,
  dictionaries,
  dictionary,
  frames,
  menuNotes,
  menus,
  roleMenus,
  session,
  settings,
  shell,
  ui,
  users,
};
