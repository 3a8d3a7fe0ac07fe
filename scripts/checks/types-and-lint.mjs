/**
 * Types and typed lint of projects whose options are equal, in one program: ESLint's rules ask the types
 * that were just checked, and nothing is read or worked out twice.
 */
import { isDeepStrictEqual } from 'node:util';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { projectOf } from '../lib/projects.mjs';
import { root } from '../lib/root.mjs';

/** But for the two that say where a project lies. */
const bare = ({ configFilePath, tsBuildInfoFile, ...options }) => options;

const projects = process.argv.slice(2).map(projectOf);
const [{ options }] = projects;
if (!projects.every((one) => isDeepStrictEqual(bare(one.options), bare(options))))
  throw new Error(`${process.argv.slice(2).join(', ')} have different options: check them apart`);

const files = projects.flatMap(({ fileNames }) => fileNames);
const program = ts.createProgram({ rootNames: files, options });
const faults = [...projects.flatMap(({ errors }) => errors), ...ts.getPreEmitDiagnostics(program)];
const format = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' };
if (faults.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(faults, format));

const parserOptions = { projectService: false, programs: [program] };
const overrideConfig = { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parserOptions } };
const eslint = new ESLint({ cwd: root, overrideConfig });
const formatter = await eslint.loadFormatter('stylish');
const lintReport = await formatter.format(await eslint.lintFiles(files));
if (lintReport) console.error(lintReport);

process.exitCode = faults.length > 0 || lintReport ? 1 : 0;
