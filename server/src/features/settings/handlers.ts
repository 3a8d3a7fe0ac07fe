import type { settings } from '@yizhan/contract/calls/settings.ts';
import { settings as en } from '@yizhan/contract/texts/en/settings.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { settings as zh } from '@yizhan/contract/texts/zh-CN/settings.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { attachPicture } from '../../common/picture-links.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { dayOf, workingDays } from '../../common/working-days.ts';
import { sendSchoolLetter } from '../../domain/channels/school-letter.ts';
import { findSettings, lockSettings, writeSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';
import { mailFailureReason } from './mail-failure-reason.ts';
import { merged, toDetail, unknownHolidays } from './rules.ts';

const holidaysToCome = (now: Date) => unknownHolidays(workingDays().knownYears, dayOf(now));

export const handlers: Handlers<typeof settings> = {
  async get(_, { db, now }) {
    return toDetail({ ...(await findSettings(db)), unknownHolidays: holidaysToCome(now) });
  },

  async update({ version, ...input }, context) {
    const { db, person, tenant, secrets, bus, files } = context;
    const saved = await db.transaction(async (db) => {
      const before = await lockSettings(db, version);
      const picture = input.logo === before.settings.logo ? null : input.logo;
      await attachPicture({ db, person, files }, picture, { audience: 'public' });
      const after = merged(before.settings, input, (password) => secrets.seal('mail', password));
      await writeSettings(db, input.name, after);
      await audit(
        { ...context, db },
        {
          action: 'update',
          entity: 'settings',
          entityId: tenant.id,
          before: { name: before.name, ...before.settings },
          after: { name: input.name, ...after },
        },
      );
      return findSettings(db);
    });
    bus.publish('tenant.changed', { tenantId: tenant.id });
    bus.publish('hint', { tenantId: tenant.id, topic: 'theme' });
    return toDetail({ ...saved, unknownHolidays: holidaysToCome(context.now) });
  },

  async testMail({ to }, context) {
    const { db, now, caller, log } = context;
    const { name, settings } = await findSettings(db);
    const mail = settings.mail ?? fail('mail_off');
    if (mail.user && !mail.password) fail('mail_no_password');
    const words = caller.language === 'en' ? en : zh;
    const letter = {
      to,
      subject: fill(words.testSubject, { school: name }),
      text: fill(words.testText, { school: name }),
    };
    try {
      await sendSchoolLetter(context, mail, letter);
    } catch (cause) {
      log.warn({ cause }, 'test mail failed');
      throw mailFailureReason(cause, caller.language);
    }
    await audit(context, { action: 'testMail', entity: 'settings', entityId: context.tenant.id, after: { to } });
    return { sentAt: toWireTime(now) };
  },
};
