/** No TypeScript file escapes the check of types and lint: each belongs to a project. */
import { projectOf, projects } from '../lib/projects.mjs';
import { inRoot } from '../lib/root.mjs';
import { sources } from '../lib/sources.mjs';

const checked = new Set(projects.flatMap((folder) => projectOf(folder).fileNames));
const astray = sources(/\.tsx?$/).filter((path) => !checked.has(inRoot(path)));
for (const path of astray) console.error(`${path} belongs to no tsconfig.json`);
process.exitCode = astray.length > 0 ? 1 : 0;
