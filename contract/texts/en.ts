import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { announcements } from './en/announcements.ts';
import { announcementsSettings } from './en/announcements-settings.ts';
import { cardConfig } from './en/card-config.ts';
import { choice } from './en/choice.ts';
import { client } from './en/client.ts';
import { departments } from './en/departments.ts';
import { dictionaries } from './en/dictionaries.ts';
import { dictionary } from './en/dictionary.ts';
import { failures } from './en/failures.ts';
import { frames } from './en/frames.ts';
import { home } from './en/home.ts';
import { lock } from './en/lock.ts';
import { menus } from './en/menus.ts';
import { notices } from './en/notices.ts';
import { pages } from './en/pages.ts';
import { palette } from './en/palette.ts';
import { personal } from './en/personal.ts';
import { publishing } from './en/publishing.ts';
import { menuNotes, roleMenus } from './en/role-menus.ts';
import { sealed } from './en/sealed.ts';
import { session } from './en/session.ts';
import { sessionEnded } from './en/session-ended.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { signOn } from './en/sign-on.ts';
import { signOnSettings } from './en/sign-on-settings.ts';
import { time } from './en/time.ts';
import { ui } from './en/ui.ts';
import { users } from './en/users.ts';
import { viewer } from './en/viewer.ts';
/** Everything the client says, in English: loaded only by those who read it so. */
export const en = {
  account,
  notices,
  pages,
  palette,
  personal,
  time,
  publishing,
  home,
  cardConfig,
  announcementsSettings,
  announcements,
  admin,
  choice,
  client,
  departments,
  dictionaries,
  dictionary,
  failures,
  frames,
  lock,
  menuNotes,
  menus,
  roleMenus,
  sealed,
  session,
  sessionEnded,
  settings,
  shell,
  signOn,
  ui,
  users,
  signOnSettings,
  viewer,
};
