import { identityTypes } from '@yizhan/contract/permissions.ts';
import { type DemoPerson, namedPeople } from './accounts.ts';
import { departments } from './departments.ts';
import { makeName } from './names.ts';
import { type Random, randomFrom } from './random.ts';

const SEED = 20_260_901;
const STAFF_AND_TEACHERS = 60;
const STUDENTS = 2_000;
/** One student in six is a postgraduate. */
const POSTGRADUATE_EVERY = 6;

const { undergraduate, postgraduate, teacher, staff } = identityTypes;
const offices = departments.filter(({ kind }) => kind === 'office');
const colleges = departments.filter(({ kind }) => kind === 'college');
const titles = ['教授', '副教授', '副教授', '讲师', '讲师', '助教'];
const posts = ['科长', '副科长', '科员', '科员', '干事'];

export type Campus = { people: DemoPerson[]; leaders: Map<string, string> };

/** Everybody of the fictional university: the same names at every start, years of study by the calendar. */
export function makePeople(now: Date): Campus {
  const random = randomFrom(SEED);
  const leaders = new Map<string, string>();
  const employees = Array.from({ length: STAFF_AND_TEACHERS - namedEmployees() }, (_, at) =>
    employee(at, random, leaders),
  );
  const students = Array.from({ length: STUDENTS - 1 }, (_, at) => student(at, random, schoolYear(now)));
  return { people: [...namedPeople, ...employees, ...students], leaders };
}

const namedEmployees = () => namedPeople.filter(({ account }) => account !== 'student').length;

/** The year in which the current first-year students enrolled. */
export const schoolYear = (now: Date) => {
  const shanghai = new Date(now.getTime() + 8 * 3_600_000);
  return shanghai.getUTCMonth() >= 7 ? shanghai.getUTCFullYear() : shanghai.getUTCFullYear() - 1;
};

/** First the heads of departments, then the others, more of them in colleges than in offices. */
function employee(at: number, random: Random, leaders: Map<string, string>): DemoPerson {
  const ownDepartment = departments[at];
  const home = ownDepartment ?? (random.below(3) === 0 ? random.pick(offices) : random.pick(colleges));
  const name = makeName(random);
  if (ownDepartment) leaders.set(ownDepartment.code, name);
  const number = `1${String(8000 + random.below(1_900)).slice(0, 2)}${String(at + 201).padStart(3, '0')}`;
  const teaching = { type: teacher, number, department: home.code, post: random.pick(titles), roles: ['TEACHER'] };
  const post = ownDepartment?.leaderPost ?? random.pick(posts);
  const working = { type: staff, number, department: home.code, post, roles: ['STAFF'] };
  if (home.kind === 'office') return { account: number, name, identities: [working] };
  // The head of a college also teaches, and can act under either identity.
  return { account: number, name, identities: ownDepartment ? [{ ...teaching, post: '教授' }, working] : [teaching] };
}

function student(at: number, random: Random, year: number): DemoPerson {
  const college = colleges[at % colleges.length] ?? random.pick(colleges);
  const graduate = at % POSTGRADUATE_EVERY === 0;
  const entered = year - random.below(graduate ? 3 : 4);
  const number = `${entered}${college.code.slice(1)}${graduate ? '9' : '0'}${String(at + 2).padStart(4, '0')}`;
  const studies = {
    type: graduate ? postgraduate : undergraduate,
    number,
    department: college.code,
    post: '',
    roles: ['STUDENT'],
  };
  const name = makeName(random);
  // A few postgraduates also work for an office.
  if (!graduate || at % 120 !== 0) return { account: number, name, identities: [studies] };
  const assists = { type: staff, number, department: random.pick(offices).code, post: '学生助管', roles: ['STAFF'] };
  return { account: number, name, identities: [studies, assists] };
}
