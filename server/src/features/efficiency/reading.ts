import type { EfficiencyPanel, PreviewReader } from '@yizhan/contract/efficiency-kinds.ts';
import type { EfficiencyContent, EfficiencyQuery } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { fail } from '../../common/fail.ts';
import { workingClock } from '../../common/working-clock.ts';
import { dayOf, schoolWorkingDays } from '../../common/working-days.ts';
import type { OpenContext } from '../../context.ts';
import { findSemester } from '../../domain/calendar/queries.ts';
import { efficiencyDraft, efficiencyOf } from '../../domain/efficiency/content.ts';
import type { LampClock } from '../../domain/efficiency/lamp-queries.ts';
import { countSpans, type DaySpan } from '../../domain/efficiency/rules.ts';
import { maskingOf } from './hiding.ts';
import { isSupervisor } from './reach-queries.ts';
import { spanOf } from './rules.ts';
import { type Reader, readerOf } from './shown.ts';

const panelsFor = ({ panels }: EfficiencyContent, isMember: boolean) =>
  panels.filter(({ enabled, anonymous }) => enabled && (anonymous || isMember)).map(({ code }) => code);

const CONFIG: Menu = 'userFrameConfig/effectivenessMonitoringConfig';

type Reading = { content: EfficiencyContent; isMember: boolean; supervises: boolean };

/** Whoever edits the dashboard sees its draft as others would. */
async function previewed({ db, person }: OpenContext, preview: PreviewReader): Promise<Reading> {
  if (!person?.menus.has(CONFIG)) fail('no_menu_entry');
  return { content: await efficiencyDraft(db), isMember: preview === 'members', supervises: false };
}

async function published(context: OpenContext): Promise<Reading> {
  const { person } = context;
  const content = await efficiencyOf(context);
  if (!person && !content.anonymousVisible) fail('efficiency_members_only', {}, { membersOnly: true });
  return { content, isMember: person !== undefined, supervises: person !== undefined && isSupervisor(person) };
}

type Opening = { panel?: EfficiencyPanel | undefined; preview?: PreviewReader | undefined };

/** What the caller may see; visitors only where the school says so. */
export async function openDashboard(context: OpenContext, { panel, preview }: Opening) {
  const { content, isMember, supervises } = await (preview ? previewed(context, preview) : published(context));
  const panels = panelsFor(content, isMember);
  if (panel && !panels.includes(panel)) fail('not_found');
  return { content, panels, supervises, masking: maskingOf({ supervises }) };
}

export type Asked = Reader & { content: EfficiencyContent; supervises: boolean; span: DaySpan };

export async function daysAsked(
  { db, now }: Pick<OpenContext, 'db' | 'now'>,
  query: EfficiencyQuery,
): Promise<DaySpan> {
  const today = dayOf(now);
  const term = query.range === 'term' ? await findSemester(db, today) : undefined;
  const span = spanOf(query, today, term && { from: term.begins, to: term.ends });
  return span ?? fail('efficiency_range', { n: efficiencyLimits.maxRangeDays });
}

export async function asked(context: OpenContext, query: EfficiencyQuery, panel?: EfficiencyPanel): Promise<Asked> {
  const { content, masking, supervises } = await openDashboard(context, { panel, preview: query.preview });
  return {
    ...{ content, supervises, span: await daysAsked(context, query) },
    ...readerOf(masking, supervises, query.deptId ?? '0'),
  };
}

/** What to read to show it: of one department for the public, all of them. */
export const scopeAmong = ({ span, among }: Pick<Asked, 'span' | 'among'>) => ({
  spans: countSpans(span),
  deptId: among,
});

export const scopeOf = ({ span, deptId }: Pick<Asked, 'span' | 'deptId'>) => ({ spans: countSpans(span), deptId });

type Looking = Pick<OpenContext, 'db' | 'now' | 'openLamps'>;

/** The open cases of each department by lamp. */
export const lampsNow = async (context: Looking, content: EfficiencyContent, deptId = '0') =>
  context.openLamps.list(context.db, await lampClock(context, content), deptId);

/** Where the school's working clock stands, and from when on it this school's lamps are yellow. */
export async function lampClock(
  { db, now }: Pick<OpenContext, 'db' | 'now'>,
  content: EfficiencyContent,
): Promise<LampClock> {
  const clock = workingClock(await schoolWorkingDays(db));
  return {
    now,
    position: clock.position(now),
    yellowPercent: content.yellowPercent,
    yellowSec: content.yellowDays * efficiencyLimits.hoursPerWorkingDay * 3600,
  };
}
