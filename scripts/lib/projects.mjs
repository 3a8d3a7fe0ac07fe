import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from './root.mjs';

/** The folders that have a tsconfig.json. */
export const projects = ['.', ...JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).workspaces];

/** The files and options that a project's tsconfig.json names. */
export function projectOf(folder) {
  const onUnRecoverableConfigFileDiagnostic = ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  return ts.getParsedCommandLineOfConfigFile(inRoot(folder, 'tsconfig.json'), {}, host);
}
