import type { InitAnswer } from '@yizhan/contract/entities/session.ts';
import type { Theme } from '@yizhan/contract/entities/theme.ts';
import { nextBoundary } from '../../common/time-window.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { OpenContext } from '../../context.ts';
import { alertLines, alertsOf, alertWindow } from '../../domain/alerts/rules.ts';
import { findChosenTheme } from '../../domain/themes/queries.ts';
import { themeFor } from '../../domain/themes/rules.ts';

/** The theme for people who are not signed in. */
export async function publicTheme({ db, tenant, published, now }: ThemeContext): Promise<Theme> {
  const offers = await published.list(db, 'theme');
  return themeFor({ school: tenant.settings.theme, offers, chosen: undefined, at: toWireTime(now) });
}

type ThemeContext = Pick<OpenContext, 'db' | 'tenant' | 'published' | 'now'>;

/** Parts of a page that depend on time and publishing: theme, alerts, and when they next change. */
export async function appearanceOf(
  context: ThemeContext & Pick<OpenContext, 'person'>,
): Promise<Pick<InitAnswer, 'theme' | 'alerts' | 'nextChange'>> {
  const { db, tenant, person, published, now } = context;
  const at = toWireTime(now);
  const offers = await published.list(db, 'theme');
  const alerts = alertsOf(await published.list(db, 'alert'), person?.roleType);
  const chosen = person && offers.length > 0 ? await findChosenTheme(db, person.id) : undefined;
  const windows = [...offers.flatMap(({ content }) => content.festival ?? []), ...alerts.map(alertWindow)];
  return {
    theme: themeFor({ school: tenant.settings.theme, offers, chosen, at }),
    alerts: alertLines(alerts, at),
    nextChange: nextBoundary(windows, at),
  };
}
