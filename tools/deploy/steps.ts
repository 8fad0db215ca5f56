import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Instruction, Stage } from './dockerfile.ts';

/** An image without a container: its root is a folder. */
export interface Image {
  root: string;
  workDir: string;
  env: Record<string, string>;
  user: { uid: number; gid: number };
  command: string[];
  healthCheck: string[];
}

interface Making {
  stages: readonly Stage[];
  /** The folder of the project, and its files in the builder's context. */
  context: { root: string; files: readonly string[] };
  /** Folder in which the stages are built. */
  folder: string;
  report(step: string): void;
}

/** Runs the steps of the last stage and of the stages that it needs, each in a folder that serves as its root. */
export function makeImage(making: Making): Image {
  const made = new Map<string, Image>();
  const make = (name: string): Image => {
    const stage = making.stages.find((each) => each.name === name);
    // An external image: its content is already on this machine.
    if (!stage) return { root: '', workDir: '/', env: {}, user: { uid: 0, gid: 0 }, command: [], healthCheck: [] };
    const done = made.get(name);
    if (done) return done;
    const from = make(stage.from);
    const image = { ...from, env: { ...from.env }, root: join(making.folder, name) };
    mkdirSync(image.root, { recursive: true });
    if (from.root) cpSync(from.root, image.root, { recursive: true });
    for (const instruction of stage.instructions) follow(instruction, { image, making, make });
    made.set(name, image);
    return image;
  };
  return make(making.stages.at(-1)!.name);
}

interface Place {
  image: Image;
  making: Making;
  make(name: string): Image;
}

function follow({ name, text }: Instruction, place: Place): void {
  const { image, making } = place;
  if (name === 'WORKDIR') {
    image.workDir = posix.resolve(image.workDir, text);
    mkdirSync(join(image.root, image.workDir), { recursive: true });
  } else if (name === 'ENV') {
    const [key = '', value = ''] = text.split('=');
    image.env[key] = value;
  } else if (name === 'COPY') copy(text, place);
  else if (name === 'RUN') {
    making.report(`RUN ${text}`);
    runStep(text, image);
  } else if (name === 'USER') {
    const [uid = 0, gid = 0] = text.split(':').map(Number);
    image.user = { uid, gid };
  } else if (name === 'CMD') image.command = JSON.parse(text) as string[];
  else if (name === 'HEALTHCHECK') image.healthCheck = JSON.parse(text.slice(text.indexOf('['))) as string[];
}

function runStep(text: string, { root, workDir, env }: Image): void {
  const ended = spawnSync('sh', ['-e', '-c', text], {
    cwd: join(root, workDir),
    env: { ...plainEnvironment(), ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (ended.status !== 0) throw new Error(`RUN ${text}\n${`${ended.stdout}${ended.stderr}`.slice(-4_000)}`);
}

/** A container's default environment; this Node comes first, as the image's. */
export function plainEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH: `${dirname(process.execPath)}:${PATH}`, HOME };
}

function copy(text: string, { image, making, make }: Place): void {
  const [, stage] = /--from=(\S+)/.exec(text) ?? [];
  const paths = text.split(/\s+/).filter((part) => part !== '' && !part.startsWith('--'));
  const to = paths.pop() ?? '';
  const target = (path: string) =>
    join(image.root, posix.resolve(image.workDir, to), to.endsWith('/') ? posix.basename(path) : '');
  for (const path of paths) {
    if (stage) {
      const from = make(stage);
      put(join(from.root, posix.resolve(from.workDir, path)), target(path));
    } else {
      const files = making.context.files.filter((file) => path === '.' || file === path || file.startsWith(`${path}/`));
      if (files.length === 0) throw new Error(`COPY ${text}: ${path} is not there.`);
      for (const file of files)
        put(join(making.context.root, file), path === file ? target(path) : join(target(''), file));
    }
  }
}

function put(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`${from} is not there.`);
  mkdirSync(statSync(from).isDirectory() ? to : dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
