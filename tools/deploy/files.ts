import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { workTree } from '../checks/tree.ts';
import { stagesOf, type Stage } from './dockerfile.ts';
import { ignoredBy } from './ignored.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DEPLOY = join(ROOT, 'deploy');

export function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Parses a YAML file as the programs that use it do: with merges; a duplicate key is a fault. */
export function readYaml(file: string): unknown {
  return parse(read(file), { merge: true, uniqueKeys: true });
}

/** All manifests of the cluster. */
export function readCluster(): unknown[] {
  const files = readdirSync(join(DEPLOY, 'kubernetes')).filter((file) => file.endsWith('.yml'));
  return files.flatMap((file) =>
    parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]!.message}`);
      return document.toJS() as unknown;
    }),
  );
}

/** The files in the builder's context. */
export function contextFiles(): string[] {
  const isIgnored = ignoredBy(read('deploy/Dockerfile.dockerignore'));
  return workTree(ROOT).files.filter((file) => !isIgnored(file));
}

export function readStages(): Stage[] {
  return stagesOf(read('deploy/Dockerfile')).stages;
}

/** The Node version that package.json pins. */
export function pinnedNode(): string {
  return (JSON.parse(read('package.json')) as { dependencies: { node: string } }).dependencies.node;
}

export function existsBeside(path: string): boolean {
  return existsSync(join(DEPLOY, path));
}
