import { hash } from '@node-rs/argon2';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { wire } from '@yizhan/contract/wire.ts';
import type { Database, Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { seedAgreements } from './agreements.ts';
import { seedAnnouncements } from './announcements.ts';
import { seedBin } from './bin.ts';
import { seedBulk } from './bulk.ts';
import { seedCalendar } from './calendar.ts';
import { seedCards } from './cards.ts';
import { seedCaseFacts } from './case-facts.ts';
import { seedChat } from './chat.ts';
import { type DemoPerson, demoAccounts, demoPassword } from './demo/accounts.ts';
import { schoolDays, semesters } from './demo/calendar.ts';
import { departments } from './demo/departments.ts';
import { makePeople } from './demo/people.ts';
import {
  schoolDictionaries,
  schoolName,
  schoolRoles,
  schoolSettings,
  schoolWordHits,
  schoolWords,
} from './demo/settings.ts';
import {
  writeDepartments,
  writeDictionaries,
  writePeople,
  writeRoles,
  writeSchool,
  writeSchoolDays,
  writeSemesters,
  writeWords,
} from './demo/write.ts';
import { seedDutyLists } from './duty-lists.ts';
import { seedEnglish } from './english.ts';
import { seedFaqs } from './faqs.ts';
import { seedFeedback } from './feedback.ts';
import type { FileStore } from './guide-files.ts';
import { seedGuides } from './guides.ts';
import { seedLanding } from './landing.ts';
import { seedNavigation } from './navigation.ts';
import { seedNews } from './news.ts';
import { seedNotices } from './notices.ts';
import { seedOlderFeedback } from './older-feedback.ts';
import { seedPortal } from './portal.ts';
import { prepareTenant } from './prepare.ts';
import { seedCaseRatings, seedProcesses } from './processes.ts';
import { seedRatings } from './ratings.ts';
import { seedRequests } from './requests.ts';
import { seedSearch } from './search.ts';
import { seedServices } from './services.ts';
import { seedSupervision } from './supervision.ts';
import { seedTodos } from './todos.ts';

export { demoAccounts, demoPassword };

export const secondTenant = { id: '000001', host: 'second.localhost' } as const;

export type DemoCounts = { people: number; identities: number; departments: number };
type Ground = { now: Date; passwordHash: string };

/** Writes a fictional university and a small second school on the first start. Does nothing if there are people. */
export async function seedDemo(database: Database, now: Date, store?: FileStore): Promise<DemoCounts | undefined> {
  const first = database.of(wire.tenant);
  if (await hasPeople(first)) return undefined;
  // One hash for everybody: two thousand would take as many tenths of a second.
  const ground = { now, passwordHash: await hash(demoPassword, { salt: Buffer.from('a campus for all') }) };
  const counts = await first.transaction((db) => seedUniversity(db, ground, store));
  await database.of(secondTenant.id).transaction((db) => seedCollege(db, ground));
  // Before the first page is asked for: with the counts of an empty school it takes several times as long.
  await database.pool.query('analyze');
  return counts;
}

const hasPeople = async (db: Db) =>
  (await db.maybe(sql`select 1 from app_user where tenant_id = ${tenant} limit 1`)) !== undefined;

async function seedUniversity(
  db: Db,
  { now, passwordHash }: Ground,
  store?: FileStore,
): Promise<DemoCounts | undefined> {
  await writeSchool(db, schoolName, null, schoolSettings);
  await prepareTenant(db);
  // The preparation holds a lock: of two nodes starting together the second finds the first one's people.
  if (await hasPeople(db)) return undefined;
  const { people, leaders } = makePeople(now);
  await writeRoles(db, schoolRoles);
  await writeDepartments(db, departments, leaders);
  const written = await writePeople(db, people, passwordHash, 'yunling.example');
  await writeSemesters(db, semesters(now));
  await writeSchoolDays(db, schoolDays(now));
  await writeWords(db, schoolWords, schoolWordHits);
  await writeDictionaries(db, schoolDictionaries);
  await seedCalendar(db, now);
  await seedAnnouncements(db, now);
  await seedChat(db, now);
  await seedNews(db, now, store);
  await seedNotices(db, now);
  await seedNavigation(db, now);
  await seedRequests(db, now);
  await seedAgreements(db, now);
  await seedTodos(db, now);
  await seedEnglish(db, now);
  await seedServices(db, now);
  await seedGuides(db, now, store);
  await seedDutyLists(db, now);
  await seedFeedback(db, now);
  await seedOlderFeedback(db, now);
  await seedFaqs(db, now);
  await seedProcesses(db, now);
  await seedRatings(db, now);
  await seedCaseRatings(db);
  await seedCaseFacts(db, now);
  await seedSupervision(db, now);
  await seedSearch(db, now);
  await seedBulk(db, now);
  await seedBin(db, now);
  await seedPortal(db, now);
  await seedLanding(db, now);
  // Last: cards refer to all of it.
  await seedCards(db, now);
  return { ...written, departments: departments.length };
}

const blank = { phone: '', intro: '', officeHours: '', mail: '', website: '' };
const office = { kind: 'office', leaderPost: '主任', ...blank } as const;
const secondDepartments = [
  { ...office, code: 'XB', name: '学院办公室', short: '院办', location: '行政楼 201' },
  { ...office, code: 'JW', name: '教务处', short: '教务处', location: '行政楼 105' },
];
const inSecond = (account: string, name: string, type: number, roles: string[]): DemoPerson => ({
  account,
  name,
  identities: [{ type, number: `2${account.length}001`, department: 'JW', post: '', roles }],
});

/** Another school of the same installation: each must never see the other's data. */
async function seedCollege(db: Db, { now, passwordHash }: Ground) {
  const theme = {
    themeId: 'default',
    themeName: '海津绿',
    themeColor: '#0a8f6a',
    themeImg: null,
    themeImgBorderColor: null,
  };
  await writeSchool(db, '海津师范学院', secondTenant.host, { shortName: '海津', slogan: '学为人师，行为世范', theme });
  await prepareTenant(db);
  if (await hasPeople(db)) return;
  await writeDepartments(db, secondDepartments, new Map());
  const people = [
    inSecond('admin', '方静', identityTypes.staff, ['TENANT_ADMIN']),
    inSecond('teacher', '吕文博', identityTypes.teacher, []),
    inSecond('student', '夏雨', identityTypes.undergraduate, []),
  ];
  await writePeople(db, people, passwordHash, 'haijin.example');
  await writeSemesters(db, semesters(now));
}
