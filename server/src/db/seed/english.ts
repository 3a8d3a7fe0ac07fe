import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { englishDepartments } from './demo/english/departments.ts';
import { englishPersonal } from './demo/english/personal.ts';
import { englishPortal } from './demo/english/portal.ts';
import { englishServices } from './demo/english/services.ts';
import { services } from './demo/services.ts';
import { waitingServices } from './demo/waiting-services.ts';

const ofServices = () =>
  [...services, ...waitingServices].flatMap(({ code, name, summary }): [string, string][] => {
    const [englishName, englishSummary] = englishServices[code] ?? [];
    return englishName && englishSummary
      ? [
          [name, englishName],
          [summary, englishSummary],
        ]
      : [];
  });

/** The demo campus in English; run before its services, which are found by these names too. */
export async function seedEnglish(db: Db, now: Date): Promise<void> {
  const shared = Object.entries({ ...englishPersonal, ...englishPortal(now), ...englishDepartments });
  const texts = new Map([...shared, ...ofServices()]);
  await db.run(sql`
    insert into english_text (tenant_id, text, english, version, updated_at)
    select ${tenant}, t.text, t.english, 1, ${now}::timestamptz
    from unnest(${[...texts.keys()]}::text[], ${[...texts.values()]}::text[]) as t(text, english)`);
}
